/** Names of 32 letters each, as people of this world write them. */
export const names = {
  Latin: 'Łukasz Çağlar-Œuvré Ñandú Žůžela',
  Vietnamese: 'Nguyễn Thị Hồng Ngọc Phượng Uyển',
  Greek: 'Παναγιώτης Δεληγιάννης-Ξυψφβήϊΰἄ',
  Cyrillic: 'Пётр Щукин-Їжак Ђуљић Ґәғқ Эюябв',
  Arabic: 'محمد عبد الرحمن الشيخ پژوهشگر ٣٤',
  Chinese: '天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏闰余成岁律吕调阳',
  Japanese: 'いろはにほへとヴァイオリンー山田太郎椙鰯辻峠畑々髙﨑齋邉ガ「」・',
  emoji: '😀1️⃣🎲🦊🐉🍀🌋🚀🎻❤️🏆👍🏽👩‍💻👨‍👩‍👧‍👦🏳️‍🌈🇫🇷🇯🇵🏴󠁧󠁢󠁥󠁮󠁧󠁿🕹️🖤🐻‍❄️👁️‍🗨️🧑🏿‍🚀😶‍🌫️⭐⚡✅🀄🃏🥇🫠🕯',
} as const;

export type Script = keyof typeof names;

export const mixed = 'Ada 王小明 محمد Ωж 🎲 ★ ệ いろは 07';

/** Accents that no letter has of its own, one of them a whole pile. */
export const accented = 'q̃ x̂̈ Z̷̧͓ ñ e\u0302\u0301';

/** No font of the project has these. */
export const unknown = { Tibetan: 'བོད་ཡིག', Cherokee: 'ᏣᎳᎩ', nobody: '\u{10FFF0}' } as const;

/**
 * The colours of all pictures of this game: first its inks, then their commonest blends at softened edges. Chosen
 * from pictures of whole games by `npm run colours`.
 */
export const colours = [
  '07090c0b121310181a141e201c2a2b1e30331f5a50222a3d262b332a1a082c404433474a3c5a5d3f4c664862634a3008',
  '506a6d55647f5660705f84876b45196b88867694888799b88a6d128aa99c8f65349ebaaea8977aa97714a9c1bbb98d54',
  'cfe0dad3def2d6cfbcd9b57fe6dcc6efe9d9f2c14ef2d8acf3d879f4faf4f6c445f8d274faf6ecfcf8eeffe6a0fff3cf',
  'ffffffadaba0667e762333341b23251a222b293b3e333e4d243538445b5cecf3edd6b17cc49b63cba36c363d3c586f67',
  '9b988c8193b13b4c495e615d3d495ae3eae5ece5d4cbdbd58faca794a5a2bd935af1f6f1162224232b2cc2d2cd344a4d',
  'fcfaf4dbe3dd6b837bd1ac753c52542f4649c0965ed3ae79738c834b5362c3c2ba1d2e31cda974334444728483eabc45',
  'dee5e1829493f1ebdc3b3b328a9d9c9badaaa3bab57b948c898653a28536635c34cca43eccb79c78694edfcc90ba8b2a',
  '534a27e4be657b5629828d6c9f88629d774cb2bed373829d555145c1a98b7f7561745e14daaf508d7a2b3c2c19',
].join('');

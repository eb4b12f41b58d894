/**
 * The colours of all pictures of this game: first its inks, then their commonest blends at softened edges. Chosen
 * from pictures of whole games by `npm run colours`.
 */
export const colours = [
  '090d170d2c6c0f142210172910210a141b2b1820331b4eb026324d2a1a082a37572b1e002d3a582f6b2335446a3a4c75',
  '4a30084a5c865fae4e6c80aa75839e780d107aa6f58a6000a3b1c5a6e08fa97714aebad0b5191cb98300bcc8d8cfdaf0',
  'd0dae7dce4eee3e9f5ea6a63eef3f9f2c14ef6c445f8d274ffd81affe6a0fff1a8fff3cfffffffcad5eb222c45a9b6cb',
  'adbacdcbd5e2343b4b242b3bc3cddbb2bcd3a2adc4c6d2e9bbc6dcf3f4f5232e48334264d6dee9444c5bc2cde32c3343',
  '1c253bb5c1d23c4454cdd8eebbc6d5898d959aa5bc737b8a8a96ac9faac13f4b65f7d172929db3151e311f2941b2bdcc',
  'a6b3c8949cab5b64734c5363657089545c6cf6cd6c828da4f2c353737d931b222dc5d0e69da9be6a73838d99ad18356d',
  'f4f6f9bcc2cdeaebed641a24f5ca632d39549a4653b39759dd9799ceb11ecf42406c5d3682bf744575ced17437bab384',
  'e9bbbc4a8444967a41ac6a6c973a1def9455b5898edcd1958b876a6450077292ce64374024441bd1af604e4a27',
].join('');

/**
 * The colours of all pictures of this game: first its inks, then their commonest blends at softened edges. Chosen
 * from pictures of whole games by `npm run colours`.
 */
export const colours = [
  '090d170d2c6c0f142210172910210a141b2b1820331b4eb026324d2a1a082a37572b1e002d3a582f6b2335446a3a4c75',
  '4a30084a5c865fae4e6c80aa75839e780d107aa6f58a6000a3b1c5a6e08fa97714aebad0b5191cb98300bcc8d8cfdaf0',
  'd0dae7dce4eee3e9f5ea6a63eef3f9f2c14ef6c445f8d274ffd81affe6a0fff1a8fff3cfffffffcad5eba9b6cb222d45',
  'adbacdcbd5e2343b4b242b3bb2bcd3c3cddba2adc4c6d2e9f3f4f5bbc6dc232e48d6dee9334264c2cde32c3343444c5b',
  '1c253bb5c1d2cdd8ee3c4454bbc6d5898d95737b8a9aa5bc9faac18a96ac3f4b65f7d172929db3151e311f29414c5363',
  'a6b3c8949cabb2bdcc6570895b6473545c6cf6cd6c828da4f2c353737d931b222dc5d0e6fbd51a6a738318356d641a24',
  'bcc2cdf5ca63f4f6f91a1d2c6b758b8e9ab29a4653b39759dd9799ceb11ecf42406c5d364575ce83c76fd17437bab384',
  'e9bbbc4a8444967a41ac6a6c973a1def9455b5898edcd1958b876a6450076437407392ce24441bd1af604e4a27',
].join('');

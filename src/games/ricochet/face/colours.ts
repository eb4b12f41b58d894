/**
 * The colours of all pictures of this game: first its inks, then their commonest blends at softened edges. Chosen
 * from pictures of whole games by `npm run colours`.
 */
export const colours = [
  '090d170d2c6c10172910210a141b2b1820331b4eb02a1a082a37572b1e002f6b233a4c754a30084a5c865fae4e6c80aa',
  '780d107aa6f5a3b1c5a6e08fa97714aebad0b5191cb98300bcc8d8cfdaf0d0dae7dce4eeea6a63eef3f9f2c14ef6c445',
  'f8d274ffd81affe6a0fff1a8fff3cfffffffcad5eca9b6cb222d45adbacd2d3b5bcbd5e2a1adc4343b4b242b3b232e48',
  'c6d2e9c3cddbb2bdd3f3f4f535456bd6dee9c2cde42c3343a6b2c9cdd8ee444c5b1f2942b5c1d21c253a3c4454bbc6d5',
  '151e31898d95bac6dd344263919db4f7d172434f6e9aa5bc4c5363f2c353737b8a66728ef6cd6c949cabb2bdcc545c6c',
  '5b647325314df5ca631b222dfbd51af4f6f918356d1a1d2cbcc2cd641a24838c9c6b7383c3c9d48b94a38d99adc6d1e6',
  'ebeef38a95acbec9e24b7ad29d5052dd9799b798526c5a2aceb11ecf424089ba75b57b7dcabc7e887b4af6c2bf4a8444',
  '4568ad7392ce836c0b6e9469643740885973a62f3a24441baba47bd7caa9d5aa43a2bd9d494428c45c59645007',
].join('');

/**
 * The colours of all pictures of this game: first its inks, then their commonest blends at softened edges. Chosen
 * from pictures of whole games by `npm run colours`.
 */
export const colours = [
  '090d170d2c6c10172910210a141b2b1820331b4eb02a1a082a37572b1e002f6b233a4c754a30084a5c865fae4e6c80aa',
  '780d107aa6f5a3b1c5a6e08fa97714aebad0b5191cb98300bcc8d8cfdaf0d0dae7dce4eeea6a63eef3f9f2c14ef6c445',
  'f8d274ffd81affe6a0fff1a8fff3cfffffffcad5eca9b6cb222d45adbacd2d3b5bcbd5e2a1adc4343b4b242b3b232e48',
  'c3cddbc6d2e9b2bdd3f3f4f535456bd6dee9c2cde42c3343a6b2c9444c5bcdd8ee1f2942b5c1d21c253a3c4454bbc6d5',
  '151e31898d95bac6dd344263919db4f7d1729aa5bc434f6e4c5363f2c353737b8a66728ef6cd6c949cabb2bdcc5b6473',
  '545c6c25314df5ca631b222dfbd51a18356df4f6f91a1d2cbcc2cd838c9c641a246b7383c3c9d48b94a38d99ade5ebf4',
  'c6d1e68a95ac4b7ad29da9be9d5052dd9799b798526c5a2aceb11ec84c2a83c76fb5ae81b377794a84448e7d52e9bbbc',
  'd4ca91973a1def9455d17437c75254789f704568ad7392ce836c0b64374088597324441bd5b669d5aa43494428',
].join('');

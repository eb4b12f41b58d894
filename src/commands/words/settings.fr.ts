import type { Words } from './words.en.ts';

export const settings: Words['settings'] = {
  title: 'Réglages de ce serveur',
  intro:
    'Les personnes qui gèrent le serveur choisissent ici, avec les boutons\u00a0; tout peut aussi s’écrire, dans les options de cette commande.',
  parts: {
    language: {
      name: 'Langue',
      button: 'Langue…',
      about:
        'La langue des plateaux et des messages que tout le monde voit. Ce qui n’est montré qu’à une personne est dans la sienne.',
    },
    'time-zone': {
      name: 'Fuseau horaire',
      button: 'Fuseau…',
      about: 'L’heure du serveur\u00a0: quand un jour commence pour le défi du jour, et un mois pour le classement.',
    },
    channels: {
      name: 'Où lancer des parties',
      button: 'Salons…',
      about:
        'Les parties ne commencent que dans ces salons et leurs fils\u00a0; sans choix, partout. Celles qui sont en cours ailleurs continuent.',
    },
    stop: {
      name: 'Qui peut arrêter les parties des autres',
      button: 'Arrêt…',
      about:
        'Les modérateurs, qui peuvent *Gérer les messages*, le peuvent toujours. Choisissez un rôle qui le peut aussi, ou permettez-le à tout le monde. Le plateau dit qui a arrêté une partie.',
    },
    'turn-limit': {
      name: 'Temps habituel pour un tour',
      button: 'Temps…',
      about:
        'Combien de temps un tour peut durer quand la personne qui lance la partie n’en décide pas. Les parties en cours gardent le leur.',
    },
    computers: {
      name: 'Joueurs ordinateurs',
      button: 'Ordinateurs…',
      about:
        'Si l’on peut jouer contre l’ordinateur, ou lui laisser des places. À une table de trois ou quatre, il joue toujours à la place de qui s’en va, pour que les autres puissent continuer.',
    },
    'daily-post': {
      name: 'Défi du jour',
      button: 'Défi du jour…',
      about:
        'Publier le défi du jour chaque jour, dans un salon, à une heure du fuseau horaire du serveur. Sans autre choix, c’est dans ce salon-ci.',
    },
    results: {
      name: 'Classement',
      button: 'Classement…',
      about: 'Si les parties qui se terminent ici comptent pour le classement de ce serveur.',
    },
  },
  options: {
    'time-zone': { name: 'fuseau-horaire', description: 'L’heure du serveur, par exemple Europe/Paris' },
    channels: {
      name: 'salons',
      description: 'Où lancer des parties, par exemple #jeux #salon\u00a0; ou\u00a0: partout',
    },
    'who-stops': { name: 'qui-arrête', description: 'Qui peut arrêter les parties des autres, outre les modérateurs' },
    'stop-role': { name: 'rôle-qui-arrête', description: 'Un rôle qui permet d’arrêter les parties des autres' },
    'turn-limit': { name: 'temps-par-coup', description: 'Durée maximale d’un tour quand personne n’en décide' },
    computers: { name: 'ordinateurs', description: 'Si l’on peut jouer avec et contre l’ordinateur' },
    'daily-channel': { name: 'salon-du-jour', description: 'Où le défi du jour est publié' },
    'daily-hour': { name: 'heure-du-jour', description: 'Quand le défi du jour est publié, à l’heure du serveur' },
    results: { name: 'résultats', description: 'Si les parties comptent pour le classement' },
  },

  now: (p) => `Pour l’instant\u00a0: **${p.value}**`,
  changed: (p) => `✓ Changé\u00a0: ${p.names}.`,
  back: 'Tous les réglages',
  ownLanguage: (p) => `la langue du serveur (${p.language})`,
  zone: (p) => `${p.zone}, où il est ${p.time}`,
  usualZone: (p) => `${p.zone}, où il est ${p.time} (pas encore choisi)`,
  timeThere: (p) => `il y est ${p.time}`,
  chooseZone: 'Choisir un fuseau horaire',
  otherZone: (p) =>
    `Pour tout autre\u00a0: donnez ${p.command} avec \`fuseau-horaire\`, et écrivez le nom d’une ville.`,
  everywhere: 'partout',
  onlyIn: (p) => `dans ${p.channels}`,
  goneChannels: 'nulle part\u00a0: les salons choisis n’existent plus',
  chooseChannels: 'Choisir des salons',
  stoppers: { moderators: 'les modérateurs', everybody: 'tout le monde' },
  roleToo: (p) => `les modérateurs et ${p.role}`,
  chooseRole: 'Choisir un rôle',
  chooseLimit: 'Choisir un temps',
  chooseLanguage: 'Choisir une langue',
  computers: { allowed: 'permis', 'not-allowed': 'pas permis' },
  noPost: 'pas publié',
  daily: (p) => `chaque jour à ${p.hour} dans ${p.channel}`,
  choosePost: 'Choisir un salon',
  chooseHour: 'Choisir une heure',
  hour: (p) => `${p.hour}\u00a0h`,
  results: { count: 'les parties comptent', 'do-not-count': 'les parties ne comptent pas' },
  off: 'pas du tout',
  refusals: {
    'no-such-zone':
      'Je ne connais pas ce fuseau horaire, ou plusieurs villes portent ce nom. Écrivez-le comme il est proposé, par exemple `Europe/Paris`.',
    'no-such-channel':
      'Je ne trouve pas ce salon ici, ou plusieurs portent ce nom. Nommez des salons de ce serveur, comme `#jeux`, ou dites `partout`.',
    'too-many-channels': 'On peut choisir 25 salons au plus. Pour les choisir tous, dites `partout`.',
    'no-such-choice': 'Ce choix n’existe plus. Rien n’a été changé.',
  },
  elsewhere: (p) =>
    `On ne lance pas de partie dans ce salon, mais on peut le faire là-bas\u00a0: ${p.channels}. Une partie en cours ici continue.`,
  noPosts: (p) =>
    `${p.channel}\u00a0: ${p.why}. Rien n’a été changé\u00a0; choisissez de nouveau ce salon quand ce sera fait.`,
  lostRight: 'Vous ne pouvez plus gérer ce serveur\u00a0: rien n’a été changé.',
};

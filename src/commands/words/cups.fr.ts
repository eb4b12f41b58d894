import type { cups as english } from './cups.en.ts';

const rounds = (n: number): string => (n > 1 ? `${n} rondes` : `${n} ronde`);

/** What the bot says in French about cups, which are small tournaments. */
export const cups: typeof english = {
  options: {
    do: { name: 'action', description: 'Ce que vous voulez faire dans le tournoi de ce salon' },
    players: { name: 'joueurs', description: 'Combien peuvent y prendre part au plus (8, sauf autre choix)' },
    form: { name: 'formule', description: 'Qui rencontre qui (selon le nombre de places, sauf autre choix)' },
    rounds: {
      name: 'rondes',
      description: 'Le nombre de rondes au système suisse (autant qu’il en faut, sauf autre choix)',
    },
    limit: { name: 'temps-ronde', description: 'La durée d’une ronde au plus (3 jours, sauf autre choix)' },
    gather: { name: 'inscription', description: 'La durée des inscriptions (1 jour, sauf autre choix)' },
  },
  deeds: {
    join: 's’inscrire',
    leave: 'se retirer',
    start: 'commencer maintenant',
    'call-off': 'l’annuler',
    table: 'voir le classement',
    here: 'dire que je suis là pour ma partie',
  },
  forms: { swiss: 'système suisse', everybody: 'toutes rondes' },
  spans: {
    '10m': '10\u00a0minutes',
    '1h': '1\u00a0heure',
    '6h': '6\u00a0heures',
    '1d': '1\u00a0jour',
    '3d': '3\u00a0jours',
    '7d': '7\u00a0jours',
    '14d': '14\u00a0jours',
  },
  buttons: {
    join: 'Entrer',
    leave: 'Sortir',
    start: 'Lancer',
    'call-off': 'Annuler',
    table: 'Classement',
    out: 'Se retirer',
    'surely-out': 'Oui, me retirer',
    'surely-call-off': 'Oui, l’annuler',
  },

  title: (p) => `Tournoi\u00a0: ${p.game}`,
  calledBy: (p) =>
    `${p.by} organise un tournoi. Appuyez sur *Entrer* pour y participer. Il commence ${p.until}, ou dès que toutes les places sont prises.`,
  form: {
    swiss: (p) =>
      `Système suisse, ${p.most} places\u00a0: à chaque ronde, vous rencontrez quelqu’un qui a à peu près autant de points que vous.`,
    everybody: (p) => `Toutes rondes, ${p.most} places\u00a0: chacun rencontre tous les autres.`,
  },
  rounds: (p) => `Le tournoi se joue en ${rounds(p.rounds)}${p.fewer ? ', moins s’il y a peu de joueurs' : ''}.`,
  times: (p) =>
    p.turn === undefined
      ? `Temps par ronde\u00a0: ${p.round}. Chaque partie a son propre fil.`
      : `Temps par coup\u00a0: ${p.turn}\u00a0; par ronde\u00a0: ${p.round}. Chaque partie a son propre fil.`,
  nobody: 'Personne ne s’est encore inscrit.',
  signedUp: (p) => `**${p.n > 1 ? 'Inscrits' : 'Inscrit'} (${p.n} sur ${p.most})\u00a0:** ${p.names}`,
  few: (p) => `Il en faut au moins ${p.least}.`,
  hasBegun: 'Les inscriptions sont closes et le tournoi a commencé.',
  isOver: 'Ce tournoi est terminé.',
  tooFew: (p) =>
    `Il y avait moins de ${p.least} inscrits à la fin du délai\u00a0: pas de tournoi cette fois. Chacun peut en organiser un autre.`,
  calledOff: 'Ce tournoi a été annulé.',
  allLeft: 'Tout le monde s’est retiré\u00a0: personne ne remporte ce tournoi.',

  round: (p) => `ronde ${p.n} sur ${p.of}`,
  roundEnds: (p) =>
    `La ronde finit ${p.when}. Dans une partie encore en cours à ce moment-là, celui qui a le trait perd.`,
  openRoundEnds: (p) =>
    `La ronde finit ${p.when}. Dans une partie encore en cours à ce moment-là, ce qui est gagné compte.`,
  roundOver: 'Cette ronde est terminée.',
  game: (p) => `${p.one} – ${p.other}\u00a0: ${p.where}`,
  coming: 'le fil arrive',
  how: {
    unplayed: 'partie non jouée',
    absent: 'par abandon ou au temps',
    limit: 'arrêtée à la fin de la ronde',
    drawn: 'arrêtée, donc comptée nulle',
    counted: 'arrêtée, et ce qui était gagné compte',
    stopped: 'arrêtée',
  },
  bye: {
    win: (p) => `${p.name} est exempt dans cette ronde, ce qui compte comme une victoire.`,
    mean: (p) => `${p.name} est exempt dans cette ronde et reçoit ce que les parties y rapportent en moyenne.`,
    nothing: (p) => `${p.name} est exempt dans cette ronde. Chacun l’est une fois, et cela ne rapporte rien.`,
  },
  dropped: (p) => `Ont quitté le tournoi\u00a0: ${p.names}`,
  gamePost: (p) =>
    `${p.one} – ${p.other}\u00a0: **${p.game}**, ronde ${p.n} sur ${p.of} du tournoi. Votre partie est dans le fil ci-dessous.`,
  gamePostOver: (p) => `${p.one} – ${p.other}\u00a0: **${p.points}** (${p.game}, ronde ${p.n} sur ${p.of} du tournoi).`,
  thread: (p) => `Ronde ${p.n}\u00a0: ${p.one} – ${p.other}`,
  onBoard: (p) => `Tournoi, ronde ${p.n}.`,

  hereButton: 'Je suis là',
  meeting: (p) =>
    `${p.players}\u00a0: appuyez sur *Je suis là*, ou écrivez \`présent\`, quand vous avez le temps de jouer. La partie commence quand les deux l’ont dit à moins de ${p.minutes} minutes d’intervalle. Qui ne l’a jamais dit quand la ronde finit, ${p.until}, perd.`,
  here: (p) => `${p.player} l’a dit ${p.when}.`,

  stoppedGame: 'Un modérateur a arrêté cette partie.',
  nobodyCame: 'Le temps de cette ronde du tournoi est écoulé. Personne n’est venu\u00a0: personne ne gagne.',

  points: 'pts',
  head: (p) => `R${p.n}`,
  line: (p) => `${p.place}. ${p.name}\u00a0: ${p.points} (${p.rounds})`,
  ended: 'la fin',
  out: 'a quitté le tournoi',
  marks: { bye: 'exempt', running: 'en cours', none: 'sans partie' },
  won: (p) => `**${p.name} remporte le tournoi de ${p.game}. Félicitations\u00a0!**`,
  shared: (p) => `**${p.names} se partagent la première place du tournoi de ${p.game}. Félicitations\u00a0!**`,
  ties: 'À égalité de points, on regarde les parties entre ex æquo, puis la force des adversaires rencontrés.',

  called: (p) => `Votre tournoi est annoncé dans ${p.url}.`,
  saidHere: 'C’est noté. La partie commence quand votre adversaire est là aussi.',
  noMeeting: 'Aucune de vos parties de ce tournoi n’attend que vous disiez que vous êtes là.',
  joined: 'C’est noté\u00a0: vous participez au tournoi. Quand le tournoi commencera, on vous appellera à vos parties.',
  left: 'Vous avez quitté le tournoi.',
  started: 'Le tournoi commence.',
  calledOffNow: 'Vous avez annulé le tournoi.',
  droppedOut: 'Votre retrait est noté. Le tournoi continue sans vous.',
  outSure:
    'Voulez-vous vraiment vous retirer\u00a0? Vous perdez la partie en cours, et on ne peut pas revenir dans ce tournoi.',
  callOffSure: 'Voulez-vous vraiment annuler ce tournoi pour tout le monde\u00a0?',
  running: 'Les tournois de ce serveur',
  at: (p) => `**${p.game}**, ${p.where}\u00a0: ${p.state}`,
  states: { gathering: 'inscriptions ouvertes', over: 'terminé', 'called-off': 'annulé' },
  wonBy: (p) => `remporté par ${p.names}`,
  none: (p) => `Aucun tournoi n’a encore été organisé sur ce serveur. Organisez-en un\u00a0: \`${p.command}\``,

  refusals: {
    'no-cup': 'Ce tournoi n’est plus conservé. `/plateau tournoi` montre ceux qui le sont.',
    'one-here':
      'Il y a déjà un tournoi dans ce salon. Organisez le vôtre dans un autre salon, ou attendez la fin de celui-ci.',
    'entered-already': 'Votre inscription à ce tournoi est déjà notée.',
    'not-entered': 'Vous ne participez pas à ce tournoi.',
    'cup-full': 'Toutes les places de ce tournoi sont prises.',
    begun: 'Ce tournoi a commencé\u00a0: on ne peut plus s’y inscrire. Vous pouvez regarder les parties.',
    'started-already': 'Ce tournoi a déjà commencé.',
    'not-begun': 'Ce tournoi n’a pas encore commencé.',
    'cup-over': 'Ce tournoi est terminé. Chacun peut en organiser un autre avec `/plateau tournoi`.',
    'left-already': 'Votre retrait de ce tournoi est déjà noté.',
    'too-few': 'Il faut être au moins trois pour un tournoi. Attendez d’autres inscriptions.',
    'not-yours': 'Seuls celui qui a organisé ce tournoi et les modérateurs peuvent faire cela.',
  },
  noCupHere: 'Il n’y a pas de tournoi dans ce salon. Organisez-en un en donnant cette commande avec un jeu.',
  elsewhere: (p) => `Il n’y a pas de tournoi dans ce salon. Donnez la commande là-bas\u00a0: ${p.channels}`,
  roundsFollow:
    'En toutes rondes, le nombre de rondes dépend du nombre de joueurs. N’indiquez pas de rondes, ou choisissez le système suisse.',
  noTurns: 'Dans ce jeu, chacun peut agir à tout moment\u00a0: il n’y a pas de temps par coup. N’en indiquez pas.',
  noThreads:
    'Chaque partie d’un tournoi a son fil, et on ne peut pas en ouvrir ici. Donnez la commande dans un salon textuel, pas dans un fil.',
};

import { isLevel, type Level } from '../../games/contract.ts';
import { alone } from './alone.fr.ts';
import { calls } from './calls.fr.ts';
import { companions } from './companions.fr.ts';
import { cups } from './cups.fr.ts';
import { daily } from './daily.fr.ts';
import { greeting } from './greeting.fr.ts';
import { hints } from './hints.fr.ts';
import { lessons } from './lessons.fr.ts';
import { privacy } from './privacy.fr.ts';
import { replays } from './replays.fr.ts';
import { retract } from './retract.fr.ts';
import { settings } from './settings.fr.ts';
import { standing } from './standing.fr.ts';
import { takeOver } from './takeOver.fr.ts';
import { watching } from './watching.fr.ts';
import type { Words } from './words.en.ts';

/** How well a computer plays. */
const levels: Readonly<Record<Level, string>> = { easy: 'facile', medium: 'moyen', hard: 'fort' };

export const fr: Words = {
  computer: (level) => `l’ordinateur (${isLevel(level) ? levels[level] : level})`,
  somebody: (n) => `joueur ${n}`,

  commands: {
    challenge: { name: 'défier', description: 'Défier un membre, ou Plateau lui-même' },
    computer: { name: 'ordinateur', description: 'Jouer contre l’ordinateur' },
    table: { name: 'table', description: 'Ouvrir une table où chacun prend place en cliquant' },
    start: { name: 'lancer', description: 'Lancer une partie ici, ouverte à tout le monde' },
    accept: { name: 'accepter', description: 'Relever le défi qu’on vous a lancé ici' },
    decline: { name: 'refuser', description: 'Refuser le défi qu’on vous a lancé ici' },
    sit: { name: 'prendre-place', description: 'Prendre une place libre, ou celle de quelqu’un qui est parti' },
    move: { name: 'jouer', description: 'Écrire un coup' },
    show: { name: 'voir', description: 'Voir le plateau tel qu’il est' },
    watch: {
      name: 'regarder',
      description: 'Regarder en privé\u00a0: ce que tout le monde voit, et comment cela finit',
    },
    hint: {
      name: 'indice',
      description: 'Demander ce que l’ordinateur jouerait pour vous\u00a0; tout le monde le voit',
    },
    draw: { name: 'nulle', description: 'Proposer la nulle, ou accepter celle qu’on vous propose' },
    retract: {
      name: 'reprendre',
      description: 'Demander à reprendre votre dernier coup, ou permettre à quelqu’un de reprendre le sien',
    },
    'play-on': { name: 'continuer', description: 'Refuser la nulle, ou qu’un coup soit repris' },
    resign: { name: 'abandonner', description: 'Abandonner la partie que vous jouez ici' },
    leave: { name: 'quitter', description: 'Quitter la partie\u00a0; les autres continuent' },
    again: { name: 'rejouer', description: 'Rejouer, avec les mêmes réglages' },
    rematch: { name: 'revanche', description: 'Rejouer\u00a0; l’autre commence' },
    'look-back': {
      name: 'analyser',
      description: 'Après une partie\u00a0: les coups qui auraient été meilleurs, en images',
    },
    try: { name: 'essai', description: 'Faire les coups typiques, sur des plateaux préparés pour cela' },
    rules: { name: 'règles', description: 'Lire les règles, en images' },
    stop: {
      name: 'arrêter',
      description: 'Retirer votre défi ou arrêter votre partie\u00a0; les modérateurs arrêtent tout',
    },
    settings: { name: 'réglages', description: 'Choisir comment Plateau sert sur ce serveur' },
    notify: {
      name: 'prévenir',
      description: 'Choisir comment Plateau vous prévient\u00a0: ici, par message privé, ou pas du tout',
    },
    games: { name: 'parties', description: 'Où c’est à vous de jouer, où vous attendez, et où vous pouvez entrer' },
    'forget-me': { name: 'oubliez-moi', description: 'Plateau vous oublie\u00a0; il dit d’abord ce qui disparaît' },
    'export-me': { name: 'mes-données', description: 'Tout ce que Plateau garde sur vous, dans un fichier' },
    rank: { name: 'classement', description: 'Qui joue le mieux sur ce serveur, jeu par jeu' },
    profile: { name: 'profil', description: 'Ce que quelqu’un a joué et gagné sur ce serveur' },
    cup: { name: 'tournoi', description: 'Organiser un petit tournoi, y participer ou voir où il en est' },
    replay: { name: 'revoir', description: 'Revoir une partie finie, pas à pas, en film ou en texte' },
    help: { name: 'aide', description: 'Ce qu’on peut jouer ici, et comment commencer' },
    plateau: { name: 'plateau', description: 'Les vieux jeux de société dans vos salons' },
  },
  options: {
    opponent: (nth) =>
      nth === 0
        ? {
            name: 'adversaire',
            description: 'Qui vous défiez\u00a0; Plateau lui-même pour jouer contre l’ordinateur',
          }
        : {
            name: ['troisième', 'quatrième', 'cinquième', 'sixième'][nth - 1] ?? `joueur-${nth + 2}`,
            description: 'Un joueur de plus\u00a0; Plateau pour l’ordinateur',
          },
    players: { name: 'joueurs', description: 'Combien de joueurs à la table' },
    limit: { name: 'temps-par-coup', description: 'Durée maximale d’un tour (l’habituelle ici, sauf autre choix)' },
    level: (usual) => ({
      name: 'niveau',
      description: `La force de l’ordinateur, s’il joue (${usual}, sauf autre choix)`,
    }),
    hints: { name: 'indices', description: 'Permet d’en demander quand c’est à soi de jouer (non, sauf autre choix)' },
    move: { name: 'coup', description: 'Votre coup, tel qu’il s’écrit' },
    step: { name: 'étape', description: 'Quelle étape (la première, sauf autre choix)' },
    text: { name: 'texte', description: 'Le plateau en toutes lettres, sans image' },
    tell: { name: 'dire', description: 'Vous dire comment elle finit, par un message privé' },
    public: { name: 'public', description: 'Ramener le plateau au bas du salon, pour tout le monde' },
    first: (as) => ({ name: 'premier', description: `Qui commence${as === undefined ? '' : ` (${as})`}` }),
    seed: { name: 'graine', description: 'Un mot qui décide de tout le hasard, pour rejouer la même partie' },
    results: { name: 'résultats', description: 'Les résultats de tout le monde aujourd’hui' },
    share: { name: 'partager', description: 'Dire à tout le monde ici votre résultat du jour, sans rien du chemin' },
    language: { name: 'langue', description: 'La langue des plateaux et des messages' },
    game: { name: 'jeu', description: 'Quel jeu' },
    period: { name: 'période', description: 'Ce mois-ci ou depuis toujours (ce mois-ci, sauf choix contraire)' },
    member: { name: 'membre', description: 'Le profil de qui (le vôtre, sauf choix contraire)' },
    how: {
      name: 'comment',
      description: 'Comment Plateau vous prévient, sur tous les serveurs\u00a0; sans choix, dit l’état actuel',
    },
  },
  limits: {
    '5m': '5 minutes',
    '1h': '1 heure',
    '1d': '1 jour',
    '3d': '3 jours',
    '7d': '7 jours',
    none: 'sans limite',
  },
  firsts: { lot: 'au sort', challenger: 'moi', opponent: 'mon adversaire' },
  levels,
  languages: { server: 'la langue du serveur', en: 'l’anglais', fr: 'le français' },

  buttons: {
    accept: 'Accepter',
    decline: 'Refuser',
    'take-back': 'Retirer',
    more: 'Plus…',
    board: 'Plateau',
    text: 'En mots',
    rules: 'Règles',
    watch: 'Regarder',
    'tell-end': 'Me dire la fin',
    'tell-not': 'Ne rien me dire',
    sit: 'Prendre la place',
    hint: 'Indice',
    draw: 'Proposer la nulle',
    'agree-draw': 'Accepter la nulle',
    'play-on': 'Continuer',
    retract: 'Reprendre un coup',
    'agree-retract': 'Permettre',
    resign: 'Abandonner',
    'surely-resign': 'Oui, abandonner',
    rematch: 'Revanche',
    again: 'Rejouer',
    leave: 'Quitter',
    'look-back': 'Analyser',
    'surely-leave': 'Oui, quitter',
    fill: 'Le reste à l’ordi',
    stand: 'Laisser ma place',
    another: 'Un autre',
    results: 'Résultats',
    share: 'Partager',
    invite: 'Ajouter un ordi',
    'invite-easy': 'Facile',
    'invite-medium': 'Moyen',
    'invite-hard': 'Fort',
    dismiss: 'Sans les ordis',
  },

  freeSeat: 'libre',
  seat: (p) => `Place ${p.n}`,
  gathering: (p) =>
    `${p.by} ouvre une table de **${p.game}**. Prenez place\u00a0; la partie commence quand la table est complète. Elle sera retirée ${p.until}.`,
  tableLevel: (p) => `Niveau de l’ordinateur à cette table\u00a0: ${p.level}.`,
  accepted: (p) => `${p.by} accepte.`,
  invited: (p) => `${p.by} défie ${p.opponents} à une partie de **${p.game}**. Le défi expire ${p.until}.`,
  declined: (p) => `${p.by} refuse le défi.`,
  withdrawn: (p) => `${p.by} a retiré son défi.`,
  lapsed: 'Le défi est resté sans réponse\u00a0: il a expiré.',
  putAway: 'Cette table a été retirée avant d’être complète.',
  resigned: (p) => `${p.player} abandonne. Victoire de ${p.winners}\u00a0!`,
  late: (p) => `Temps écoulé pour ${p.players}. Victoire de ${p.winners}\u00a0!`,
  allLate: 'Personne n’a joué à temps. La partie se termine sans vainqueur.',
  agreed: 'Les joueurs conviennent d’une partie nulle.',
  stoppedBy: (p) => `${p.by} a arrêté cette partie.`,
  roundWon: (p) => `Le temps de cette ronde du tournoi est écoulé. Victoire de ${p.winners}\u00a0!`,
  roundDrawn: 'Le temps de cette ronde du tournoi est écoulé. La partie est nulle.',
  silent: 'Personne n’a joué depuis un jour\u00a0: la partie est close.',
  stopped: 'Un modérateur a arrêté cette partie. Elle ne compte pour personne.',
  turnEnds: (p) => `Le temps de ce tour s’achève ${p.when}.`,
  turnOfEnds: (p) => `${p.players}\u00a0: le temps de ce tour s’achève ${p.when}.`,
  drawOffered: (p) => `${p.player} propose la nulle. ${p.asked}, acceptez-vous\u00a0?`,
  drawAgreed: (p) => `Ont déjà accepté\u00a0: ${p.players}.`,
  rematchAsked: (p) => `Revanche demandée par ${p.players}.`,
  reminder: (p) => `${p.players}, pour rappel\u00a0: votre tour s’achève ${p.when}.`,
  playAgain: (p) => `${p.players}, on rejoue ?`,
  offerRefused: (p) => `${p.players}, votre proposition de nulle est refusée.`,
  called: (p) => `${p.players}, voyez où en est la partie.`,
  boardMoved: (p) => `Le plateau se trouve désormais plus bas\u00a0: ${p.url}`,
  oldPanel: {
    text: 'Ce plateau privé ne suit plus la partie. *Mettre à jour* le montre tel qu’il est, et il suit de nouveau.',
    button: 'Mettre à jour',
  },
  unknownGame:
    'Désolé\u00a0! Je ne connais plus cette partie, elle ne peut donc pas continuer. Lancez-en une nouvelle avec la commande `défier` ou `lancer` du jeu.',
  threadName: (p) => `${p.game}\u00a0: ${p.by} – ${p.opponent}`,
  openThreadName: (p) => `${p.game}, lancé par ${p.by}`,

  challengeSent: (p) => `Votre défi est ici\u00a0: ${p.url}`,
  tablePutUp: (p) => `Votre table est ici\u00a0: ${p.url}`,
  gameBegun: (p) => `La partie a commencé ici\u00a0: ${p.url}`,
  noGameHere: (p) => `Aucune partie de ce jeu n’a été lancée ici. Lancez-en une avec \`${p.command}\`.`,
  playedElsewhere: (p) => `Ce jeu ne se joue pas ici, mais votre partie continue là-bas\u00a0: ${p.urls}`,
  done: 'C’est fait.',
  shownBelow: 'Le plateau arrive au bas du salon.',
  resignSure: 'Voulez-vous vraiment abandonner\u00a0? La partie est perdue aussitôt.',
  leaveSure:
    'Voulez-vous vraiment quitter la partie\u00a0? Ce que vous avez gagné vous reste, et vous pouvez revenir à tout moment en rejouant.',
  leaveForGoodSure:
    'Voulez-vous vraiment quitter la partie\u00a0? L’ordinateur prend votre place et joue la suite. Vous pourrez revenir tant que personne d’autre ne l’a prise.',
  stopForAllSure: 'Voulez-vous vraiment arrêter la partie pour tout le monde\u00a0?',
  ifSo: (p) => `Si oui, utilisez la commande \`${p.command}\`.`,
  rulesInPrivate: (p) => `Les règles, en images\u00a0: \`${p.command}\`. Elles ne s’affichent que pour vous.`,
  moreIntro: 'Que souhaitez-vous\u00a0?',
  howToType: (p) => `Pour l’écrire\u00a0: ${p.how}`,
  howInPrivate: (p) =>
    `Faites-le en privé\u00a0: avec les boutons sous le plateau, ou avec \`${p.command}\`, dont la réponse n’est visible que de vous.`,
  alone,
  calls,
  companions,
  cups,
  daily,
  greeting,
  hints,
  lessons,
  retract,
  standing,
  takeOver,
  privacy,
  replays,
  settings,
  watching,
  helpIntro:
    'Plateau redonne vie à de vieux jeux de société. Pour commencer ici, un bouton suffit, ou une commande\u00a0:',
  beginnings: {
    start: 'Lancer',
    computer: 'Contre l’ordinateur',
    challenge: 'Défier…',
    table: 'Ouvrir une table',
  },
  howWell: 'À quel niveau l’ordinateur doit-il jouer\u00a0?',
  howToChallenge: (p) => `Donnez cette commande et choisissez qui vous défiez\u00a0: ${p.command}`,
  helpGame: (p) => `**${p.name}** — ${p.tagline}\n\`${p.command}\``,
  helpEnd: 'Chaque coup se joue d’un bouton ou s’écrit, et chaque image se lit aussi en mots (`voir` avec `texte`).',

  rights: {
    missing: (p) =>
      `Je n’en ai pas encore le droit ici. Demandez à quelqu’un qui gère le serveur de m’accorder\u00a0: **${p.names}**. Puis réessayez.`,
    ViewChannel: 'Voir le salon',
    SendMessages: 'Envoyer des messages',
    SendMessagesInThreads: 'Envoyer des messages dans les fils',
    CreatePublicThreads: 'Créer des fils publics',
    AttachFiles: 'Joindre des fichiers',
    ReadMessageHistory: 'Voir les anciens messages',
    AddReactions: 'Ajouter des réactions',
  },

  refusals: {
    'no-table': 'Aucune partie de ce jeu n’a été lancée ici. Lancez-en une avec sa commande `défier` ou `lancer`.',
    'not-your-table': 'Cette partie se joue entre d’autres joueurs. Vous pouvez la regarder, ou lancer la vôtre.',
    'not-started': 'La partie n’a pas commencé\u00a0: elle attend que tout le monde soit là.',
    'not-invited': 'Ce défi s’adresse à quelqu’un d’autre.',
    'own-challenge':
      'C’est votre propre défi\u00a0: à l’autre joueur d’y répondre. Vous pouvez le retirer avec son bouton, ou avec `arrêter`.',
    'not-your-challenge':
      'Seule la personne qui a lancé ce défi peut le retirer. S’il s’adresse à vous, vous pouvez le refuser.',
    'no-challenge': 'Aucun défi n’attend de réponse ici.',
    over: 'Cette partie est terminée.',
    'moved-on': 'La partie a avancé depuis ce plateau. Rien n’a été changé\u00a0; voici où elle en est.',
    'no-such-seat': 'Cette place n’existe pas à cette table.',
    unreadable: 'Je n’arrive pas à lire ce coup.',
    'typed-openly':
      'Ici, tout le monde peut lire cela\u00a0: je n’en ai pas tenu compte. Effacez votre message et choisissez autre chose.',
    'already-offered':
      'C’est vous qui proposez cette nulle\u00a0: aux autres de l’accepter, ou simplement de continuer à jouer.',
    'agreed-already': 'Vous avez déjà accepté la nulle. Elle est conclue quand tout le monde l’a fait.',
    'nothing-offered': 'Personne ne vous a proposé la nulle, ni demandé à reprendre un coup.',
    'asked-first':
      'Une autre question attend sa réponse, au-dessus du plateau. Après la réponse, ou après un coup, vous pourrez demander.',
    'retract-asked': 'Vous l’avez déjà demandé\u00a0: aux autres de le permettre, ou simplement de continuer à jouer.',
    'retract-agreed': 'Vous l’avez déjà permis. Le coup est repris quand tout le monde l’a fait.',
    'no-way-back':
      'Vous n’avez ici aucun coup à reprendre. Ce qui était caché et a été montré, ou ce que le hasard a tiré, reste, et tout ce qui précède aussi.',
    'computer-plays-on': 'L’ordinateur n’accepte pas la nulle. Continuez, ou abandonnez.',
    'in-a-cup':
      'C’est une partie de tournoi\u00a0: on la joue une fois, à deux, et seul un modérateur peut l’arrêter. Ses joueurs peuvent `abandonner`.',
    'companion-here': 'Un ordinateur de ce niveau joue déjà.',
    'no-companions': 'Aucun ordinateur ne joue ici.',
    'no-hints': 'Ici, pas d’indices. Là où le jeu en donne, l’option `indices` les permet au lancement de la partie.',
    'hint-not-your-turn': 'L’indice est pour qui doit jouer. Demandez-le quand ce sera à vous.',
    'hint-asked': 'Vous avez déjà demandé un indice\u00a0: voyez au-dessus du plateau.',
    'not-over': 'Cette partie est encore en cours. La revanche viendra quand elle sera finie.',
    'rematch-asked': 'Vous avez déjà demandé la revanche\u00a0; votre adversaire peut l’accepter avec le même bouton.',
    'no-rematch': 'Il n’y a pas ici de partie terminée à rejouer.',
    'stop-not-yours':
      'Seule la personne qui a proposé la partie peut la retirer, tant qu’elle n’a pas commencé\u00a0; ensuite, seul un modérateur l’arrête, avec `arrêter`, ou quelqu’un que le serveur y autorise. Vous pouvez `abandonner`, ou à plus de deux `quitter`.',
    'stop-not-begun-by-you':
      'Seuls peuvent l’arrêter la personne qui a lancé la partie, un modérateur, ou quelqu’un que le serveur y autorise. Après dix minutes sans un coup, tout le monde le peut.',
    'stop-resign-instead':
      'Vous jouez vous-même ici\u00a0: vous ne pouvez pas arrêter la partie sans résultat. Vous pouvez `abandonner`, ou proposer la `nulle`.',
    'stop-leave-instead':
      'Vous jouez vous-même ici, ou y avez joué\u00a0: vous ne pouvez pas arrêter la partie des autres. Qui joue peut `quitter`\u00a0; l’ordinateur joue alors à sa place.',
    'here-already': 'C’est déjà noté. La partie commence quand votre adversaire est là aussi.',
    'accepted-already': 'Vous avez déjà accepté. La partie commence quand tout le monde l’a fait.',
    'seats-taken': 'Toutes les places sont prises\u00a0: la partie se joue sans vous. Vous pouvez regarder.',
    'seat-taken': 'Cette place est prise. Choisissez-en une autre.',
    'sit-first': 'Prenez d’abord place vous-même\u00a0; l’ordinateur pourra compléter la table.',
    'seated-already': 'Vous avez déjà une place à cette table.',
    'own-seat-only':
      'Vous avez déjà joué ici et savez ce que voyait votre place\u00a0: vous ne pouvez revenir qu’à celle-là, tant que personne d’autre ne l’a prise.',
    'late-before':
      'Votre temps s’est écoulé dans cette partie\u00a0: votre place revient à d’autres. Vous pouvez regarder, et jouer la prochaine.',
    'former-among-strangers':
      'Quelqu’un qui jouait ici a été oublié, à sa demande\u00a0: on ne peut plus savoir qui connaît déjà ce que voyait une autre place. Seules les personnes qui ont quitté la leur peuvent y revenir. Vous pouvez regarder, et jouer la prochaine partie.',
    'no-computer': 'L’ordinateur ne joue pas à ce jeu.',
    'leave-instead':
      'À plus de deux, personne n’abandonne pour les autres. Vous pouvez `quitter`\u00a0: l’ordinateur jouera à votre place.',
    'resign-instead': 'À deux, personne ne peut continuer seul. Vous pouvez `abandonner`.',
    'challenge-twice': 'Vous avez nommé deux fois le même membre. Choisissez deux personnes différentes.',
    full: 'La table est complète. Vous pouvez regarder.',
    crowded: 'Trop de clics à la fois. Rien n’a été changé\u00a0; réessayez, s’il vous plaît.',
    newer:
      'La partie d’ici a été enregistrée par une version plus récente de Plateau, et celle-ci n’y touche pas. Rien n’est perdu\u00a0: demandez à l’hébergeur de mettre Plateau à jour. Pour jouer à autre chose en attendant, un modérateur peut libérer la place avec `arrêter`.',
    'unknown-game':
      'La partie d’ici est d’un jeu que cette version de Plateau ne connaît pas. Rien n’est perdu\u00a0: elle reste telle quelle. Pour jouer à autre chose ici, un modérateur peut libérer la place avec `arrêter`.',
    damaged:
      'La partie enregistrée ici ne peut plus être lue. Elle reste telle quelle, et l’hébergeur de Plateau peut l’examiner. Pour jouer à autre chose ici, un modérateur peut libérer la place avec `arrêter`.',
    cleared:
      'La partie enregistrée ici était illisible\u00a0: je l’ai mise de côté telle quelle. Rien n’a été effacé, et l’hébergeur de Plateau peut la remettre en place. Une nouvelle partie peut commencer ici.',
    'own-board-unreadable':
      'Je n’arrive plus à lire votre plateau. Redonnez sa commande pour en avoir un nouveau\u00a0; celui-ci sera mis de côté tel quel, sans que rien en soit effacé.',
    'challenge-self':
      'Vous ne pouvez pas vous défier vous-même. Choisissez un autre membre, ou Plateau pour jouer contre l’ordinateur.',
    'challenge-other-bot':
      'Ce bot ne joue pas. Choisissez un membre, ou Plateau lui-même pour jouer contre l’ordinateur.',
    'challenge-absent':
      'Cette personne n’est pas sur ce serveur (ou ne voit pas ce salon). Choisissez quelqu’un de présent.',
    'already-challenged':
      'Votre défi à ce membre attend encore sa réponse ici. Vous pouvez le retirer avec son bouton, puis en lancer un autre.',
    'busy-thread':
      'Une partie se joue déjà dans ce fil. Lancez la vôtre dans le salon\u00a0: elle aura son propre fil.',
    'busy-channel':
      'Une partie se joue déjà dans ce salon, où l’on ne peut pas ouvrir de fil. Lancez la vôtre dans un salon textuel, ou attendez la fin de la partie.',
    'not-in-this-channel':
      'On ne lance pas de partie dans ce salon, et ceux où l’on pourrait n’existent plus. Quelqu’un qui gère le serveur peut en choisir d’autres avec `/plateau réglages`.',
    'computers-not-allowed':
      'Sur ce serveur, on joue entre membres\u00a0: l’ordinateur ne joue pas. Défiez un membre, ou ouvrez une table.',
  },
  noResults: 'Personne ne l’a encore résolu aujourd’hui.',
  solvedBy: (p) => `Résolu aujourd’hui par ${p.players}. Trouvez une solution pour voir les résultats.`,
  bestResults: 'Les meilleurs du jour',
  fastestResults: 'Les plus rapides à trouver une première solution',
  notAllowed: 'Seules les personnes qui gèrent le serveur peuvent changer cela.',
  oldCommand:
    'Je ne connais pas cette commande sous cette forme\u00a0: elle vient peut-être d’une autre version de Plateau. Rechargez Discord (Ctrl+R), puis réessayez.',
  oldControl: 'Ce bouton vient d’une version plus ancienne de Plateau. Utilisez `voir` pour un plateau à jour.',
  storeAway:
    'Ma mémoire ne répond pas pour l’instant\u00a0: rien n’a été changé. Réessayez dans une minute\u00a0; aucune partie n’est perdue.',
  busy: 'En ce moment, j’ai plus à dessiner que je ne peux. Aucune partie n’est perdue\u00a0; réessayez dans un instant.',
  broken:
    'Quelque chose s’est mal passé de mon côté. Votre partie est intacte\u00a0; réessayez, ou utilisez `voir` pour un plateau à jour.',
};

import { english as englishDaily } from '../../features/daily/messages/english.ts';
import { english as englishDailyFigures } from '../../features/daily/messages/figures/english.ts';
import { german as germanDailyFigures } from '../../features/daily/messages/figures/german.ts';
import { spanish as spanishDailyFigures } from '../../features/daily/messages/figures/spanish.ts';
import { german as germanDaily } from '../../features/daily/messages/german.ts';
import { english as englishDailyRefusals } from '../../features/daily/messages/refusals/english.ts';
import { german as germanDailyRefusals } from '../../features/daily/messages/refusals/german.ts';
import { spanish as spanishDailyRefusals } from '../../features/daily/messages/refusals/spanish.ts';
import { english as englishDailyBoards } from '../../features/daily/messages/server-boards/english.ts';
import { german as germanDailyBoards } from '../../features/daily/messages/server-boards/german.ts';
import { spanish as spanishDailyBoards } from '../../features/daily/messages/server-boards/spanish.ts';
import { spanish as spanishDaily } from '../../features/daily/messages/spanish.ts';
import { english as englishHistory } from '../../features/history/messages/english.ts';
import { german as germanHistory } from '../../features/history/messages/german.ts';
import { spanish as spanishHistory } from '../../features/history/messages/spanish.ts';
import { english as englishHome } from '../../features/home/messages/english.ts';
import { german as germanHome } from '../../features/home/messages/german.ts';
import { spanish as spanishHome } from '../../features/home/messages/spanish.ts';
import { english as englishLab } from '../../features/lab/messages/english.ts';
import { german as germanLab } from '../../features/lab/messages/german.ts';
import { spanish as spanishLab } from '../../features/lab/messages/spanish.ts';
import { english as englishOwn } from '../../features/lab/own/messages/english.ts';
import { german as germanOwn } from '../../features/lab/own/messages/german.ts';
import { spanish as spanishOwn } from '../../features/lab/own/messages/spanish.ts';
import { english as englishLearn } from '../../features/learn/messages/english.ts';
import { german as germanLearn } from '../../features/learn/messages/german.ts';
import { spanish as spanishLearn } from '../../features/learn/messages/spanish.ts';
import { english as englishPuzzles } from '../../features/puzzles/messages/english.ts';
import { german as germanPuzzles } from '../../features/puzzles/messages/german.ts';
import { spanish as spanishPuzzles } from '../../features/puzzles/messages/spanish.ts';
import { english as englishReview } from '../../features/review/messages/english.ts';
import { german as germanReview } from '../../features/review/messages/german.ts';
import { spanish as spanishReview } from '../../features/review/messages/spanish.ts';
import { english as englishOnline } from '../../features/together/messages/english.ts';
import { german as germanOnline } from '../../features/together/messages/german.ts';
import { spanish as spanishOnline } from '../../features/together/messages/spanish.ts';
import { english as englishOnlineVerdict } from '../../features/together/messages/verdict/english.ts';
import { german as germanOnlineVerdict } from '../../features/together/messages/verdict/german.ts';
import { spanish as spanishOnlineVerdict } from '../../features/together/messages/verdict/spanish.ts';
import { english as englishMastermindFirst } from '../../games/mastermind/first-game/messages/english.ts';
import { german as germanMastermindFirst } from '../../games/mastermind/first-game/messages/german.ts';
import { spanish as spanishMastermindFirst } from '../../games/mastermind/first-game/messages/spanish.ts';
import {
  english as englishMastermindHistory,
  german as germanMastermindHistory,
  spanish as spanishMastermindHistory,
} from '../../games/mastermind/history/messages.ts';
import {
  english as englishMastermindHome,
  german as germanMastermindHome,
  spanish as spanishMastermindHome,
} from '../../games/mastermind/home/messages.ts';
import { english as englishCodeLab } from '../../games/mastermind/lab/messages/english.ts';
import { german as germanCodeLab } from '../../games/mastermind/lab/messages/german.ts';
import { spanish as spanishCodeLab } from '../../games/mastermind/lab/messages/spanish.ts';
import { english as englishCodeLessons } from '../../games/mastermind/lessons/messages/english.ts';
import { german as germanCodeLessons } from '../../games/mastermind/lessons/messages/german.ts';
import { spanish as spanishCodeLessons } from '../../games/mastermind/lessons/messages/spanish.ts';
import { english as englishDuel } from '../../games/mastermind/link-duel/messages/english.ts';
import { german as germanDuel } from '../../games/mastermind/link-duel/messages/german.ts';
import { english as englishDuelPage } from '../../games/mastermind/link-duel/messages/page/english.ts';
import { german as germanDuelPage } from '../../games/mastermind/link-duel/messages/page/german.ts';
import { spanish as spanishDuelPage } from '../../games/mastermind/link-duel/messages/page/spanish.ts';
import { spanish as spanishDuel } from '../../games/mastermind/link-duel/messages/spanish.ts';
import { english as englishMastermind } from '../../games/mastermind/messages/english.ts';
import { german as germanMastermind } from '../../games/mastermind/messages/german.ts';
import { spanish as spanishMastermind } from '../../games/mastermind/messages/spanish.ts';
import { english as englishPieces } from '../../games/mastermind/pieces/messages/english.ts';
import { german as germanPieces } from '../../games/mastermind/pieces/messages/german.ts';
import { spanish as spanishPieces } from '../../games/mastermind/pieces/messages/spanish.ts';
import {
  english as englishCodePuzzles,
  german as germanCodePuzzles,
  spanish as spanishCodePuzzles,
} from '../../games/mastermind/puzzles/messages.ts';
import { english as englishRace } from '../../games/mastermind/race/messages/english.ts';
import { german as germanRace } from '../../games/mastermind/race/messages/german.ts';
import { spanish as spanishRace } from '../../games/mastermind/race/messages/spanish.ts';
import { english as englishCodeReview } from '../../games/mastermind/review/messages/english.ts';
import { german as germanCodeReview } from '../../games/mastermind/review/messages/german.ts';
import { spanish as spanishCodeReview } from '../../games/mastermind/review/messages/spanish.ts';
import { english as englishWitchFirst } from '../../games/witch/first-game/messages/english.ts';
import { german as germanWitchFirst } from '../../games/witch/first-game/messages/german.ts';
import { spanish as spanishWitchFirst } from '../../games/witch/first-game/messages/spanish.ts';
import {
  english as englishWitchHistory,
  german as germanWitchHistory,
  spanish as spanishWitchHistory,
} from '../../games/witch/history/messages.ts';
import {
  english as englishWitchHome,
  german as germanWitchHome,
  spanish as spanishWitchHome,
} from '../../games/witch/home/messages.ts';
import { english as englishBoardLessons } from '../../games/witch/lessons/messages/english.ts';
import { german as germanBoardLessons } from '../../games/witch/lessons/messages/german.ts';
import { spanish as spanishBoardLessons } from '../../games/witch/lessons/messages/spanish.ts';
import { english as englishWitch } from '../../games/witch/messages/english.ts';
import { german as germanWitch } from '../../games/witch/messages/german.ts';
import { spanish as spanishWitch } from '../../games/witch/messages/spanish.ts';
import { english as englishWitchReview } from '../../games/witch/review/messages/english.ts';
import { german as germanWitchReview } from '../../games/witch/review/messages/german.ts';
import { spanish as spanishWitchReview } from '../../games/witch/review/messages/spanish.ts';
import { english as englishWordFirst } from '../../games/word/first-game/messages/english.ts';
import { german as germanWordFirst } from '../../games/word/first-game/messages/german.ts';
import { spanish as spanishWordFirst } from '../../games/word/first-game/messages/spanish.ts';
import {
  english as englishWordHome,
  german as germanWordHome,
  spanish as spanishWordHome,
} from '../../games/word/home/messages.ts';
import { english as englishWordLab } from '../../games/word/lab/messages/english.ts';
import { german as germanWordLab } from '../../games/word/lab/messages/german.ts';
import { spanish as spanishWordLab } from '../../games/word/lab/messages/spanish.ts';
import { english as englishWord } from '../../games/word/messages/english.ts';
import { german as germanWord } from '../../games/word/messages/german.ts';
import { spanish as spanishWord } from '../../games/word/messages/spanish.ts';
import {
  english as englishWordPuzzles,
  german as germanWordPuzzles,
  spanish as spanishWordPuzzles,
} from '../../games/word/puzzles/messages.ts';
import { english as englishWordReview } from '../../games/word/review/messages/english.ts';
import { german as germanWordReview } from '../../games/word/review/messages/german.ts';
import { spanish as spanishWordReview } from '../../games/word/review/messages/spanish.ts';
import { english as englishWordSolver } from '../../games/word/solver/messages/english.ts';
import { german as germanWordSolver } from '../../games/word/solver/messages/german.ts';
import { spanish as spanishWordSolver } from '../../games/word/solver/messages/spanish.ts';
import { english as englishDay } from '../../shell/daily/messages/english.ts';
import { german as germanDay } from '../../shell/daily/messages/german.ts';
import { spanish as spanishDay } from '../../shell/daily/messages/spanish.ts';
import {
  english as englishFirstGame,
  german as germanFirstGame,
  spanish as spanishFirstGame,
} from '../../shell/first-game/messages.ts';
import { english as englishFrame } from '../../shell/frame/messages/english.ts';
import { german as germanFrame } from '../../shell/frame/messages/german.ts';
import { spanish as spanishFrame } from '../../shell/frame/messages/spanish.ts';
import {
  english as englishHelp,
  german as germanHelp,
  spanish as spanishHelp,
} from '../../shell/game/help-messages.ts';
import { english as englishResult } from '../../shell/game/result/messages/english.ts';
import { german as germanResult } from '../../shell/game/result/messages/german.ts';
import { spanish as spanishResult } from '../../shell/game/result/messages/spanish.ts';
import { english } from '../../shell/messages/english.ts';
import { german } from '../../shell/messages/german.ts';
import { spanish } from '../../shell/messages/spanish.ts';
import { english as englishShare } from '../../shell/share/messages/english.ts';
import { german as germanShare } from '../../shell/share/messages/german.ts';
import { spanish as spanishShare } from '../../shell/share/messages/spanish.ts';
import {
  english as englishEmbed,
  german as germanEmbed,
  spanish as spanishEmbed,
} from '../embed/messages.ts';

export const ENGLISH = {
  shell: english,
  mastermind: englishMastermind,
  pieces: englishPieces,
  word: englishWord,
  wordSolver: englishWordSolver,
  witch: englishWitch,
  race: englishRace,
  review: englishReview,
  'review of codes': englishCodeReview,
  'review of words': englishWordReview,
  'review of witches': englishWitchReview,
  duel: englishDuel,
  'duel/page': englishDuelPage,
  online: englishOnline,
  'online/verdict': englishOnlineVerdict,
  history: englishHistory,
  mastermindHistory: englishMastermindHistory,
  help: englishHelp,
  witchHistory: englishWitchHistory,
  learn: englishLearn,
  codeLessons: englishCodeLessons,
  boardLessons: englishBoardLessons,
  lab: englishLab,
  own: englishOwn,
  codeLab: englishCodeLab,
  wordLab: englishWordLab,
  home: englishHome,
  firstGame: englishFirstGame,
  daily: englishDaily,
  'daily/refusals': englishDailyRefusals,
  'daily/figures': englishDailyFigures,
  'daily/server-boards': englishDailyBoards,
  day: englishDay,
  mastermindFirst: englishMastermindFirst,
  wordFirst: englishWordFirst,
  witchFirst: englishWitchFirst,
  frame: englishFrame,
  result: englishResult,
  share: englishShare,
  embed: englishEmbed,
  mastermindHome: englishMastermindHome,
  wordHome: englishWordHome,
  witchHome: englishWitchHome,
  puzzles: englishPuzzles,
  codePuzzles: englishCodePuzzles,
  wordPuzzles: englishWordPuzzles,
};

export const OTHERS = {
  de: {
    shell: german,
    mastermind: germanMastermind,
    pieces: germanPieces,
    word: germanWord,
    wordSolver: germanWordSolver,
    witch: germanWitch,
    race: germanRace,
    review: germanReview,
    'review of codes': germanCodeReview,
    'review of words': germanWordReview,
    'review of witches': germanWitchReview,
    duel: germanDuel,
    'duel/page': germanDuelPage,
    online: germanOnline,
    'online/verdict': germanOnlineVerdict,
    history: germanHistory,
    mastermindHistory: germanMastermindHistory,
    help: germanHelp,
    witchHistory: germanWitchHistory,
    learn: germanLearn,
    codeLessons: germanCodeLessons,
    boardLessons: germanBoardLessons,
    lab: germanLab,
    own: germanOwn,
    codeLab: germanCodeLab,
    wordLab: germanWordLab,
    home: germanHome,
    firstGame: germanFirstGame,
    daily: germanDaily,
    'daily/refusals': germanDailyRefusals,
    'daily/figures': germanDailyFigures,
    'daily/server-boards': germanDailyBoards,
    day: germanDay,
    mastermindFirst: germanMastermindFirst,
    wordFirst: germanWordFirst,
    witchFirst: germanWitchFirst,
    frame: germanFrame,
    result: germanResult,
    share: germanShare,
    embed: germanEmbed,
    mastermindHome: germanMastermindHome,
    wordHome: germanWordHome,
    witchHome: germanWitchHome,
    puzzles: germanPuzzles,
    codePuzzles: germanCodePuzzles,
    wordPuzzles: germanWordPuzzles,
  },
  es: {
    shell: spanish,
    mastermind: spanishMastermind,
    pieces: spanishPieces,
    word: spanishWord,
    wordSolver: spanishWordSolver,
    witch: spanishWitch,
    race: spanishRace,
    review: spanishReview,
    'review of codes': spanishCodeReview,
    'review of words': spanishWordReview,
    'review of witches': spanishWitchReview,
    duel: spanishDuel,
    'duel/page': spanishDuelPage,
    online: spanishOnline,
    'online/verdict': spanishOnlineVerdict,
    history: spanishHistory,
    mastermindHistory: spanishMastermindHistory,
    help: spanishHelp,
    witchHistory: spanishWitchHistory,
    learn: spanishLearn,
    codeLessons: spanishCodeLessons,
    boardLessons: spanishBoardLessons,
    lab: spanishLab,
    own: spanishOwn,
    codeLab: spanishCodeLab,
    wordLab: spanishWordLab,
    home: spanishHome,
    firstGame: spanishFirstGame,
    daily: spanishDaily,
    'daily/refusals': spanishDailyRefusals,
    'daily/figures': spanishDailyFigures,
    'daily/server-boards': spanishDailyBoards,
    day: spanishDay,
    mastermindFirst: spanishMastermindFirst,
    wordFirst: spanishWordFirst,
    witchFirst: spanishWitchFirst,
    frame: spanishFrame,
    result: spanishResult,
    share: spanishShare,
    embed: spanishEmbed,
    mastermindHome: spanishMastermindHome,
    wordHome: spanishWordHome,
    witchHome: spanishWitchHome,
    puzzles: spanishPuzzles,
    codePuzzles: spanishCodePuzzles,
    wordPuzzles: spanishWordPuzzles,
  },
} satisfies Record<string, typeof ENGLISH>;

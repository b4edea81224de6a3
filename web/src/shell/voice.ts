/** What a master says, and whoever teaches: hints, reviews, puzzles and lessons. They share much, and are one piece, loaded by `openVoice` when one of them is wanted. */
export { default as GuideOffer } from './GuideOffer.svelte';
export { default as Hint } from './Hint.svelte';
export { default as LessonTable } from './LessonTable.svelte';
export { default as PuzzleTable } from './PuzzleTable.svelte';
export { default as Review } from './Review.svelte';
export { default as ReviewGraph } from './ReviewGraph.svelte';
export { Lesson } from '../lib/lesson.svelte';
export { Puzzle } from '../lib/puzzle.svelte';

/** What a master says: hints, reviews and puzzles. They share much, and are one piece, loaded by `openVoice` when one of them is wanted. */
export { default as Hint } from './Hint.svelte';
export { default as PuzzleTable } from './PuzzleTable.svelte';
export { default as Review } from './Review.svelte';
export { default as ReviewGraph } from './ReviewGraph.svelte';
export { Puzzle } from '../lib/puzzle.svelte';

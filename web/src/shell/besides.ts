/** What a table has besides its board and its question: one piece, loaded by `openBesides` when some of it is wanted, or when the browser rests. */
export { default as Log } from '../kit/Log.svelte';
export { default as Sheet } from '../kit/Sheet.svelte';
export { default as AgainNotice } from './AgainNotice.svelte';
export { default as Away } from './Away.svelte';
export { default as Bubbles } from './Bubbles.svelte';
export { default as EndingActions } from './EndingActions.svelte';
export { default as Menu } from './Menu.svelte';
export { default as MotionVote } from './MotionVote.svelte';
export { default as OutcomePage } from './OutcomePage.svelte';
export { default as ReelBar } from './ReelBar.svelte';
export { default as TableTalk } from './TableTalk.svelte';
export { default as UndoVote } from './UndoVote.svelte';

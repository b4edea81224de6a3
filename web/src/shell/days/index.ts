/** What one's tables are over days, in one piece: loaded by `openDays` when some of it is opened. */
export { default as Departure } from './Departure.svelte';
export { default as Finished } from './Finished.svelte';
export { default as Forget } from './Forget.svelte';
export { default as Notices } from './Notices.svelte';
export { default as Standing } from './Standing.svelte';
export { default as Webhook } from './Webhook.svelte';

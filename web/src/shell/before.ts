/** A table before its first card: one piece, loaded by `openLobby`. Whoever comes back to a game never needs it. */
export { default as Join } from './Join.svelte';
export { default as Lobby } from './Lobby.svelte';

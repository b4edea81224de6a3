/** What the plugins of the build make (`web/plugins`). */

declare module 'virtual:texts' {
  /** The languages in which the house itself is written. */
  export const spoken: readonly string[];
  /** Fluent text by game ('' is the house) and language: what a language lacks is there in English. */
  export type Piece = Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `<language>/` is the house with what the shelf says of the games, `<language>/<game>` all of a game, `<language>/<game>.<folder>` what few pages say of it. */
  export const pieces: Readonly<Record<string, () => Promise<{ default: Piece }>>>;
}

/** A drawing that needs no props, drawn by the build: the address of an .svg file. */
declare module '*?picture' {
  const address: string;
  export default address;
}

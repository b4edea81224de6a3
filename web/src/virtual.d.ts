/** What the plugins of the build make (`web/plugins`). */

declare module 'virtual:texts' {
  /** The languages in which the house itself is written. */
  export const spoken: readonly string[];
  /**
   * `<language>/` is the house with what the shelf says of the games, `<language>/<game>` all of a game, `<language>/<game>.<folder>` what few pages say
   * of it: Fluent text, by game; '' is the house.
   */
  export const pieces: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
}

/** A drawing that needs no props, drawn by the build: the address of an .svg file. */
declare module '*?picture' {
  const address: string;
  export default address;
}

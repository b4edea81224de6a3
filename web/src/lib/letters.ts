/** The two faces of the house. They travel beside the scripts; words drawn before they are here would move when they come. */

const FACES = ["1em 'Atkinson Hyperlegible Next Variable'", "600 1em 'Cormorant Variable'"];
/** On a slow line words are worth more than their shape. */
const PATIENCE = 1000;

export async function lettersAreHere(): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(FACES.map((face) => document.fonts.load(face))), enough]);
}

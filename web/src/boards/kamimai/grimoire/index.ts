/** Everything that needs three.js, in one piece that is loaded when a book is to be drawn. */
export { planeOf, reached, wayOf } from './pull';
export { Stage } from './stage';

/** How a card lies on the table, whatever its kind. */
import type { At } from '../state';

export interface Lying {
  at: At;
  onchoose?: () => void;
  chosen?: boolean;
  legal?: boolean;
  /** Lies there as large as it can be seen. */
  large?: boolean;
}

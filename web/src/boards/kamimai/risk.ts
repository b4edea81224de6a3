/** What one more page risks, where the table chose to be told. */
import type { Seen } from './state';

export interface Risk {
  page: string;
  /** In whole percent. */
  percent: number;
}

/** Each page that may be pulled, with its risk. */
const risksOf = ({ book, risks }: Seen): readonly Risk[] =>
  risks && book.pages ? book.pages.map(({ page }, at) => ({ page, percent: Math.round((risks[at] ?? 0) / 10) })) : [];

/** The least and the greatest of them. */
export function risksFromTo(board: Seen): { least: Risk; most: Risk } | null {
  const risks = [...risksOf(board)].sort((one, other) => one.percent - other.percent);
  const [least, most] = [risks[0], risks.at(-1)];
  return least && most ? { least, most } : null;
}

export const riskOf = (board: Seen, page: string): number | undefined =>
  risksOf(board).find((risk) => risk.page === page)?.percent;

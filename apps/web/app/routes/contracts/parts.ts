/** The parts of a contract's page: each stands at an address of its own, the overview has something of all. */
export const parts = ['overview', 'transactions', 'logs'] as const

export type PartName = (typeof parts)[number]

/** Its path below the contract's, without a slash before it. */
export function pathOfPart(part: PartName): string {
  return part === 'overview' ? '' : `${part}/`
}

/** The part that an address below a contract's names; undefined for none. */
export function readPart(text: string | undefined): PartName | undefined {
  return parts.find((part) => pathOfPart(part) === (text === undefined ? '' : `${text}/`))
}

import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'
import { divide, type Field } from '../../ui/charts/treemap.ts'

type Drawn = { line: TransactionLine; field: Field }

/** The picture of a block: a field for each transaction, as large as the gas that it used, the largest first. */
export function layOutBlock(lines: readonly TransactionLine[], whole: Field): Drawn[] {
  const drawn = lines.filter(({ gasUsed = 0n }) => gasUsed > 0n).toSorted(byGas)
  const fields = divide(
    drawn.map(({ gasUsed = 0n }) => Number(gasUsed)),
    whole,
  )
  return drawn.map((line, at) => ({ line, field: fields[at] ?? whole }))
}

function byGas({ gasUsed: one = 0n }: TransactionLine, { gasUsed: other = 0n }: TransactionLine): number {
  return one === other ? 0 : one > other ? -1 : 1
}

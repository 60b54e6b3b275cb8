import type { RegisteredContract } from '@injsight/injsight-v1'
import { withoutMarks } from '../../../language/isolate.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../../language/write-part.server.ts'
import {
  account,
  block,
  fileOnly,
  linkedCoin,
  nothing,
  number,
  words,
} from '../../../views/lists/cells.server.ts'
import type { Cell, Table } from '../../../views/lists/table.ts'
import { contractCell } from './contract-cell.server.ts'

/** Contracts that the chain runs by itself: what a run may use, who pays, and how it went. */
export function tableOfRegistered(contracts: readonly RegisteredContract[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'wasm')
  return {
    columns: [
      { name: t('columns.contract') },
      { name: t('columns.address'), isOnlyInFile: true },
      { name: t('registered.state') },
      { name: t('registered.payer') },
      { name: t('registered.gasLimit'), isNumber: true },
      { name: t('registered.gasPrice'), isNumber: true, unit: symbolOf('inj', naming) },
      { name: t('columns.admin') },
      { name: t('registered.bound'), isOnlyInFile: true },
      { name: t('registered.runs'), isNumber: true },
      { name: t('registered.failed'), isNumber: true },
      { name: t('registered.lastRun') },
      { name: t('registered.error'), isOnlyInFile: true },
    ],
    rows: contracts.map((one) => ({
      key: one.contract,
      cells: [
        contractCell(one.contract, one.label),
        fileOnly(one.contract),
        words([t(one.isExecutable ? 'registered.runsNow' : 'registered.stopped')]),
        payerOf(one, naming),
        one.gasLimit === '' ? nothing : number(one.gasLimit),
        linkedCoin('inj', one.gasPrice, naming),
        one.admin === '' ? nothing : account(one.admin, naming),
        fileOnly(one.codeId === 0n ? '' : one.codeId),
        number(String(one.runs)),
        number(String(one.failed)),
        lastRun(one),
        fileOnly(one.lastError),
      ],
    })),
  }
}

function payerOf({ fundMode, granter }: RegisteredContract, naming: Naming): Cell {
  const t = translationsIn(naming.language, 'wasm')
  const mode = fundMode === 'GrantOnly' ? 'grant' : fundMode === 'Dual' ? 'dual' : 'self'
  const cell = words([t(`registered.${mode}`)])
  return granter === '' ? cell : { ...cell, below: account(granter, naming).shown }
}

const longestError = 160

/** The block, and what went wrong in it: in the words of the chain. */
function lastRun({ lastHeight, lastError }: RegisteredContract): Cell {
  if (lastHeight === 0n) return nothing
  const cell = block(lastHeight)
  if (lastError === '') return cell
  const text = withoutMarks(lastError.slice(0, longestError))
  return { ...cell, below: [{ text, look: 'identifier' }] }
}

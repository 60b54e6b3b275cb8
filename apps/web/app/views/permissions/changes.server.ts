import { shortenHash } from '@injsight/chain'
import type { PermissionChange } from '@injsight/injsight-v1'
import { listWords } from '../../language/list-words.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writePart, type Naming } from '../../language/write-part.server.ts'
import { plainText, type Piece } from '../../language/written.ts'
import { account, coin, fileOnly, momentOfBlock, nothing, words } from '../lists/cells.server.ts'
import type { Cell, Table } from '../lists/table.ts'
import { writeChoice } from '../message-fields/choices.server.ts'
import { hookCell, mayOf, nameOfRole } from './tables.server.ts'

/** What became of the rules of denoms: what, about whom, and who made it so. */
export function tableOfPermissionChanges(changes: readonly PermissionChange[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'permissions')
  return {
    columns: [
      { name: t('columns.time'), isTime: true },
      { name: t('columns.denom') },
      { name: t('columns.what') },
      { name: t('columns.whom'), isNumber: true },
      { name: t('columns.by'), isNumber: true },
      { name: translationsIn(naming.language, 'bridges')('columns.transaction'), isOnlyInFile: true },
    ],
    rows: changes.map((change, at) => ({
      key: `${change.height} ${at}`,
      cells: [
        momentOfBlock(change.height, change.time, naming),
        { ...words(writePart({ kind: 'denom', denom: change.denom }, naming)), file: change.denom },
        whatOf(change, naming),
        change.account === '' ? nothing : account(change.account, naming),
        byCell(change, naming),
        fileOnly(change.transactionHash),
      ],
    })),
  }
}

/** Who asked for it, and by which transaction. */
function byCell({ sender, transactionHash }: PermissionChange, naming: Naming): Cell {
  const by =
    sender === '' ? words([translationsIn(naming.language, 'permissions')('chain')]) : account(sender, naming)
  if (transactionHash === '') return by
  const text = shortenHash(transactionHash)
  const link: Piece = {
    text,
    title: transactionHash,
    to: `/transaction/${transactionHash}/`,
    look: 'identifier',
  }
  return { ...by, below: [link] }
}

/** A kind that there are no words for goes by its own. */
function whatOf(change: PermissionChange, naming: Naming): Cell {
  const { language } = naming
  const t = translationsIn(language, 'permissions')
  const { what, contract } = change
  const role = nameOfRole(change.role, language)
  const action = writeChoice(change.action, 'action', language)
  switch (what) {
    case 'created':
      return words([t('changes.created')])
    case 'role':
      return words([t('changes.role', { role, may: mayOf(change.permissions, naming) })])
    case 'given':
    case 'taken':
      return words([t(`changes.${what}`, { role })])
    case 'manager': {
      const roles = listWords(
        change.roles.map((one) => nameOfRole(one, language)),
        language,
      )
      return words([roles === '' ? t('changes.managerNone') : t('changes.manager', { roles })])
    }
    case 'policy': {
      const state = t(change.isDisabled ? 'off' : 'allowed')
      return words([
        t('changes.policy', { action, state: change.isSealed ? `${state} · ${t('forEver')}` : state }),
      ])
    }
    case 'capability':
      return words([
        t(change.canDisable || change.canSeal ? 'changes.capability' : 'changes.capabilityNone', { action }),
      ])
    case 'hook':
    case 'evmHook':
    case 'postHook': {
      const name = t(what === 'postHook' ? 'columns.post' : 'columns.hook')
      return words([`${name}: `, ...hookCell(contract === '' ? [] : [contract], naming).shown])
    }
    case 'voucher':
      return words([sayVoucher(change, naming)])
    default:
      return words([{ text: what.slice(0, 40), look: 'identifier' }])
  }
}

function sayVoucher({ denom, amount }: PermissionChange, naming: Naming): string {
  const t = translationsIn(naming.language, 'permissions')
  if (amount === '' || amount === '0') return t('changes.claimed')
  return t('changes.voucher', { amount: plainText(coin(denom, amount, naming).shown) })
}

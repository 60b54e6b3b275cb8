import type { Namespace, NamespaceActor, Voucher } from '@injsight/injsight-v1'
import { shortenAddress } from '@injsight/chain'
import { isolateName } from '../../language/isolate.ts'
import type { Language } from '../../language/languages.ts'
import { commaIn, listWords } from '../../language/list-words.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeAccount, writePart, type Naming } from '../../language/write-part.server.ts'
import { joined, type Piece } from '../../language/written.ts'
import { account, coin, fileOnly, nothing, words } from '../lists/cells.server.ts'
import type { Cell, Table } from '../lists/table.ts'
import { writeChoice } from '../message-fields/choices.server.ts'
import { writePermissions } from '../message-fields/permissions.server.ts'

/** The chain's own role of whoever has none. */
const everybody = 'EVERYONE'

export function nameOfRole(name: string, language: Language): string {
  return name === everybody ? translationsIn(language, 'permissions')('everybody') : isolateName(name)
}

/** Denoms with rules: what everybody may do with each, its roles, and what is switched off. */
export function tableOfNamespaces(namespaces: readonly Namespace[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'permissions')
  return {
    columns: [
      { name: t('columns.denom') },
      { name: t('columns.everybody') },
      { name: t('lists.roles') },
      { name: t('columns.off') },
      { name: t('columns.hook') },
      { name: t('columns.post'), isOnlyInFile: true },
    ],
    rows: namespaces.map(({ denom, roles, policies, ...hooks }) => ({
      key: denom,
      cells: [
        { ...words(writePart({ kind: 'denom', denom }, naming)), file: denom },
        words([mayOf(roles.find(({ name }) => name === everybody)?.permissions ?? 0n, naming)]),
        words([
          listWords(
            roles.map(({ name }) => nameOfRole(name, naming.language)),
            naming.language,
          ),
        ]),
        words([
          listWords(
            policies
              .filter(({ isDisabled }) => isDisabled)
              .map(({ action }) => writeChoice(action, 'action', naming.language)),
            naming.language,
          ) || t('nothing'),
        ]),
        hookCell(
          [hooks.wasmHook, hooks.evmHook].filter((one) => one !== ''),
          naming,
        ),
        fileOnly(hooks.evmPostHook),
      ],
    })),
  }
}

export function mayOf(permissions: bigint, { language }: Naming): string {
  return writePermissions(Number(permissions), language)
}

export function hookCell(hooks: readonly string[], { language }: Naming): Cell {
  if (hooks.length === 0) return nothing
  const shown = hooks.map((hook): Piece => ({
    text: shortenAddress(hook),
    title: hook,
    to: `/contract/${hook}/`,
    look: 'identifier',
  }))
  return { shown: joined(shown, commaIn(language)), file: hooks.join(' ') }
}

/** What each role may do, and who gives it. */
export function tableOfRoles({ roles }: Pick<Namespace, 'roles'>, naming: Naming): Table {
  const t = translationsIn(naming.language, 'permissions')
  return {
    columns: [
      { name: t('columns.role') },
      { name: t('columns.may'), isOnlyInFile: true },
      { name: t('columns.givers') },
    ],
    rows: roles.map(({ name, permissions, managers }) => ({
      key: name,
      cells: [
        { shown: [nameOfRole(name, naming.language)], below: [mayOf(permissions, naming)], file: name },
        fileOnly(mayOf(permissions, naming)),
        accountsCell(managers, naming),
      ],
    })),
  }
}

function accountsCell(accounts: readonly string[], naming: Naming): Cell {
  if (accounts.length === 0) return words([translationsIn(naming.language, 'permissions')('nobody')])
  return {
    shown: joined(
      accounts.map((one) => writeAccount(one, naming)),
      commaIn(naming.language),
    ),
    file: accounts.join(' '),
  }
}

/** Who has roles of its own. */
export function tableOfActors(actors: readonly NamespaceActor[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'permissions')
  return {
    columns: [{ name: t('columns.account') }, { name: t('columns.accountRoles') }],
    rows: actors.map(({ account: actor, roles }) => ({
      key: actor,
      cells: [
        account(actor, naming),
        words([
          listWords(
            roles.map((role) => nameOfRole(role, naming.language)),
            naming.language,
          ),
        ]),
      ],
    })),
  }
}

/** What may be done at all, and who may change that. */
export function tableOfPolicies({ policies }: Pick<Namespace, 'policies'>, naming: Naming): Table {
  const t = translationsIn(naming.language, 'permissions')
  return {
    columns: [{ name: t('columns.action') }, { name: t('columns.state') }, { name: t('columns.changers') }],
    rows: policies.map(({ action, isDisabled, isSealed, managers }) => ({
      key: action,
      cells: [
        words([writeChoice(action, 'action', naming.language)]),
        words([t(isDisabled ? 'off' : 'allowed') + (isSealed ? ` · ${t('forEver')}` : '')]),
        accountsCell(isSealed ? [] : managers.map(({ manager }) => manager), naming),
      ],
    })),
  }
}

/** Coins that wait to be claimed. */
export function tableOfVouchers(vouchers: readonly Voucher[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'permissions')
  return {
    columns: [
      { name: t('columns.account') },
      { name: t('columns.amount'), isNumber: true },
      { name: t('columns.denom'), isOnlyInFile: true },
    ],
    rows: vouchers.map(({ denom, account: owner, amount }) => ({
      key: `${denom} ${owner}`,
      cells: [account(owner, naming), coin(denom, amount, naming), fileOnly(denom)],
    })),
  }
}

import type { GetAccountResponse } from '@injsight/injsight-v1'
import { Link } from 'react-router'
import { Avatar } from '../../chain/avatar.tsx'
import { useInteger } from '../../chain/integer.tsx'
import { Words } from '../../chain/words.tsx'
import { isolate } from '../../language/isolate.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import type { Piece } from '../../language/written.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Fact } from '../../ui/fact.tsx'
import type { Forms } from './forms.ts'

export type Seen = Pick<GetAccountResponse, 'firstSeen' | 'isOlder' | 'base'>

type Shown = {
  who: string
  /** How many assets it has a balance of; undefined while that can't be had. */
  total: number | undefined
  forms: Forms
  moniker: string | undefined
  module: string | undefined
  contract: { label: string; codeId: bigint; creator: Piece } | undefined
  /** undefined while that can't be had. */
  seen: Seen | undefined
}

/** Who it is, in words and in every spelling. */
export function AccountHead({ who, total, forms, moniker, module, contract, seen }: Shown) {
  const t = useTranslations('account')
  const things = useTranslations('things')
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar drawing={forms.avatar} />
        <h1 className="min-w-0 max-w-[48ch] text-[21px] leading-7 font-semibold tracking-tight text-balance [overflow-wrap:anywhere] md:text-[27px] md:leading-9">
          {total === undefined ? who : t('said', { who, count: total })}
        </h1>
      </div>
      <dl className="card facts">
        {moniker !== undefined && (
          <Fact name={things('validator')}>
            <bdi>{moniker.slice(0, 70)}</bdi>
          </Fact>
        )}
        {module !== undefined && <Fact name={t('module')}>{module}</Fact>}
        {contract !== undefined && (
          <Fact name={t('contract')}>
            {isolate(contract.label.slice(0, 70))}{' '}
            <span className="text-faint">
              · {t('code', { id: String(contract.codeId) })} · {t('madeBy')} <Words of={[contract.creator]} />
            </span>
          </Fact>
        )}
        <Spelling name={t('address')} text={forms.account} />
        <Spelling name={t('ethereum')} text={forms.ethereum} />
        <Spelling name={t('subaccount')} text={forms.subaccount} />
        {moniker !== undefined && <Spelling name={t('operator')} text={forms.operator} />}
        {seen !== undefined && (
          <Fact name={t('firstSeen')}>
            <FirstSeen {...seen} />
          </Fact>
        )}
      </dl>
    </>
  )
}

function FirstSeen({ firstSeen, isOlder, base }: Seen) {
  const t = useTranslations('account')
  const { href } = useLanguage()
  const formatInteger = useInteger()
  if (isOlder) return base <= 1n ? t('inGenesis') : t('beforeIndex', { height: formatInteger(base) })
  if (firstSeen === 0n) return t('neverSeen')
  return (
    <Link className="link" to={href(`/block/${firstSeen}/`)}>
      {t('seenIn', { height: formatInteger(firstSeen) })}
    </Link>
  )
}

function Spelling({ name, text }: { name: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Fact name={name}>
      <span className="mono">{text}</span> <CopyButton text={text} label={name} />
    </Fact>
  )
}

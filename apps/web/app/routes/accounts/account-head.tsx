import { useTranslations } from '../../language/use-translations.ts'
import { Avatar } from '../../chain/avatar.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Fact } from '../../ui/fact.tsx'
import type { Forms } from './forms.ts'

type Shown = {
  who: string
  /** How many assets it has a balance of; undefined while that can't be had. */
  total: bigint | undefined
  forms: Forms
  moniker: string | undefined
  module: string | undefined
}

/** Who it is, in words and in every spelling. */
export function AccountHead({ who, total, forms, moniker, module }: Shown) {
  const t = useTranslations('account')
  const things = useTranslations('things')
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar drawing={forms.avatar} />
        <h1 className="min-w-0 max-w-[48ch] text-[21px] leading-7 font-semibold tracking-tight text-balance [overflow-wrap:anywhere] md:text-[27px] md:leading-9">
          {total === undefined ? who : t('said', { who, count: Number(total) })}
        </h1>
      </div>
      <dl className="card facts">
        {moniker !== undefined && (
          <Fact name={things('validator')}>
            <bdi>{moniker.slice(0, 70)}</bdi>
          </Fact>
        )}
        {module !== undefined && <Fact name={t('module')}>{module}</Fact>}
        <Spelling name={t('address')} text={forms.account} />
        <Spelling name={t('ethereum')} text={forms.ethereum} />
        <Spelling name={t('subaccount')} text={forms.subaccount} />
        {moniker !== undefined && <Spelling name={t('operator')} text={forms.operator} />}
      </dl>
    </>
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

import type { Step } from '@injsight/light-client'
import { numberLocale } from '../language/languages.ts'
import { useLanguage } from '../language/use-language.tsx'
import { write } from '../language/write.ts'
import { Missing } from '../ui/states.tsx'
import type { Checked } from './check.ts'

type Say = (name: keyof Checked['words'], values?: Record<string, string | number>) => string

const marks = {
  holds: { sign: '✓', look: 'text-good' },
  fails: { sign: '✕', look: 'text-bad' },
  unknown: { sign: '–', look: 'text-faint' },
} as const

/** What was checked, step by step, with the hashes that were computed here. */
export function Steps({ checked }: { checked: Checked }) {
  const { locale } = useLanguage()
  const say: Say = (name, values = {}) => write(checked.words[name], locale, values)
  if (checked.missing !== undefined) return <Missing what="proof" why={checked.missing} />
  const { verdict, steps, evidence } = checked
  return (
    <div className="grid gap-3 p-[18px]">
      <p
        role={verdict === 'fails' ? 'alert' : 'status'}
        className={verdict === 'fails' ? 'rounded-lg bg-bad-soft p-3 font-medium text-bad' : 'font-medium'}
      >
        {say(verdict)}
      </p>
      <ol className="grid gap-3">
        {steps.map((step) => (
          <Line key={step.name} step={step} checked={checked} say={say} />
        ))}
      </ol>
      <details className="text-muted">
        <summary className="link unfold w-fit">{say('trust')}</summary>
        <p className="mt-2">{say('trusted')}</p>
        {steps.length > 2 && <p className="mt-2">{say('notSealed')}</p>}
      </details>
      <button type="button" className="button w-fit" onClick={() => download(evidence)}>
        {say('download')}
      </button>
    </div>
  )
}

function Line({ step, checked, say }: { step: Step; checked: Checked; say: Say }) {
  const { sign, look } = marks[step.state]
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)]" data-step={step.name} data-state={step.state}>
      <span aria-hidden="true" className={look}>
        {sign}
      </span>
      <div className="grid gap-1">
        <h3 className="font-medium">
          {say(`${step.name}Title`)} <span className="sr-only">{say(`${step.state}Said`)}</span>
        </h3>
        <Said step={step} checked={checked} say={say} />
      </div>
    </li>
  )
}

function Said({ step, checked, say }: { step: Step; checked: Checked; say: Say }) {
  const { name, state, hash = '', path = 0, signatures, mismatch } = step
  if (mismatch !== undefined) return <Wrong mismatch={mismatch} say={say} />
  if (state === 'unknown') {
    const { why, reason = '' } = checked.unshown.find(({ step: one }) => one === name) ?? {}
    return (
      <p className="text-muted">
        {why === 'next' ? say('noNext', { height: String(checked.height + 1n) }) : say('noNode')}{' '}
        {why === 'node' && <bdi className="mono text-faint wrap-anywhere">{reason.slice(0, 300)}</bdi>}
      </p>
    )
  }
  return (
    <>
      <p className="text-muted">
        {say(name, {
          path,
          height: String(checked.height + 1n),
          signed: signatures?.signed ?? 0,
          validators: signatures?.validators ?? 0,
          percent: signatures === undefined ? '' : formatShare(signatures),
        })}
      </p>
      <p className="mono text-[12px] text-faint wrap-anywhere">{hash}</p>
    </>
  )
}

function Wrong({
  mismatch: { what, expected, came },
  say,
}: {
  mismatch: { what: string; expected: string; came: string }
  say: Say
}) {
  return (
    <div className="text-bad">
      <p>{say('wrong', { what: say(wordOf(what)) })}</p>
      <dl className="mt-1 grid gap-1">
        {expected !== '' && <Value name={say('expected')} value={expected} />}
        <Value name={say('came')} value={came} />
      </dl>
    </div>
  )
}

function Value({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="mono text-[12px] wrap-anywhere">
        <bdi>{value.slice(0, 300)}</bdi>
      </dd>
    </div>
  )
}

const words: Record<
  string,
  `wrong${'Height' | 'Block' | 'Validators' | 'Signature' | 'Power' | 'Votes' | 'Tx' | 'Root' | 'Code' | 'Place'}`
> = {
  height: 'wrongHeight',
  nextHeight: 'wrongHeight',
  block: 'wrongBlock',
  next: 'wrongBlock',
  commit: 'wrongBlock',
  parent: 'wrongBlock',
  validators: 'wrongValidators',
  nextValidators: 'wrongValidators',
  address: 'wrongValidators',
  validator: 'wrongValidators',
  votes: 'wrongValidators',
  signature: 'wrongSignature',
  power: 'wrongPower',
  sealed: 'wrongVotes',
  tx: 'wrongTx',
  root: 'wrongRoot',
  code: 'wrongCode',
  place: 'wrongPlace',
}

function wordOf(what: string): keyof Checked['words'] {
  return words[what] ?? 'wrongUnreadable'
}

/** Never rounded up: two thirds and a bit are not more than that. */
function formatShare({ power, totalPower }: { power: bigint; totalPower: bigint }): string {
  const share = totalPower === 0n ? 0 : Number((power * 1000n) / totalPower) / 1000
  return new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** What was checked, to the letter: the site is not asked again. */
function download(evidence: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(evidence, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'evidence.json' })
  link.click()
  URL.revokeObjectURL(url)
}

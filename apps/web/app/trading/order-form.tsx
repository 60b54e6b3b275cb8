import { formatUnits, keepDigits, shiftDecimal } from '@injsight/chain'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useLanguage } from '../language/use-language.tsx'
import { translationsIn } from '../language/use-translations.ts'
import { inUnit } from '../language/written.ts'
import { Fact } from '../ui/fact.tsx'
import { startAct } from '../wallet/act.ts'
import { Field, fieldLook, tie } from '../wallet/forms/fields.tsx'
import { buildOrder } from './build-order.ts'
import {
  blank,
  planOrder,
  type Field as Named,
  type Known,
  type Order,
  type Plan,
  type Trouble,
  type Wanted,
} from './plan-order.ts'
import { baseOf } from './traded.ts'

type Shown = Known & {
  /** What stands in it at first. */
  start?: Wanted
  /** Empty for the account's first one. */
  subaccountId?: string
  sent?: () => void
}

type Say = ReturnType<typeof useWords>
const useWords = () => translationsIn(useLanguage().language, 'trading')

const plainKinds = ['limit', 'market'] as const
const kinds = [...plainKinds, 'stopLimit', 'stopMarket', 'takeLimit', 'takeMarket'] as const
type Kind = (typeof kinds)[number]

/** An order as it is typed, what is wrong with it, and what it would cost. */
export function OrderForm({ start = blank, subaccountId = '', sent, ...known }: Shown) {
  const t = useWords()
  const { traded, own } = known
  const [wanted, setWanted] = useState(start)
  const [isAsked, setIsAsked] = useState(false)
  const change = (part: Partial<Wanted>) => setWanted((old) => ({ ...old, ...part }))
  const { plan, troubles } = planOrder(wanted, known)
  // Nobody is told that a field is empty before they had a chance to fill it.
  const told = troubles.filter(({ what }) => isAsked || what !== 'required')
  const closes = start.isReduceOnly
  const place = async (order: Order) => {
    const done = await startAct({ build: async (from) => [await buildOrder(order, from, subaccountId)] })
    if (done !== undefined) sent?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (plan !== undefined) void place(plan.order)
  }
  const isMarket = wanted.way === 'market'
  const field = (name: Exclude<Named, 'order'>, unit = '') => (
    <NumberField
      name={name}
      label={sayField(t, name, unit)}
      value={wanted[name]}
      trouble={told.find((one) => one.field === name)}
      change={(text) => change({ [name]: text })}
    />
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-2 px-[18px] py-4" data-part="order-form">
      {closes ? (
        <p>{t('closes', { quantity: writeNumber(start.quantity), unit: baseOf(start.quantity, traded) })}</p>
      ) : (
        <Side side={wanted.side} choose={(side) => change({ side })} />
      )}
      <KindField wanted={wanted} hasTriggers={traded.kind === 'derivative'} change={change} />
      {wanted.trigger !== 'none' && field('triggerPrice', traded.quote)}
      {field('quantity', traded.base)}
      {isMarket ? field('slippage') : field('price', traded.quote)}
      {traded.kind === 'derivative' && !wanted.isReduceOnly && field('leverage')}
      {wanted.trigger === 'none' && !isMarket && (
        <Check isOn={wanted.isPostOnly} change={(isPostOnly) => change({ isPostOnly })}>
          {t('postOnly')}
        </Check>
      )}
      {traded.kind !== 'spot' && !closes && (
        <Check isOn={wanted.isReduceOnly} change={(isReduceOnly) => change({ isReduceOnly })}>
          {t('reduceOnly')}
        </Check>
      )}
      {own !== undefined && <Has wanted={wanted} own={own} traded={traded} />}
      {plan !== undefined && <Costs plan={plan} known={known} wanted={wanted} />}
      {told
        .filter((one) => one.field === 'order')
        .map((trouble) => (
          <p key={trouble.what} role="alert" className="text-bad wrap-anywhere">
            {sayTrouble(trouble, t)}
          </p>
        ))}
      <button className="button button-main justify-center">{t('preview')}</button>
    </form>
  )
}

function Side({ side, choose }: { side: Wanted['side']; choose: (side: Wanted['side']) => void }) {
  const t = useWords()
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">{t('side')}</legend>
      {(['buy', 'sell'] as const).map((one) => (
        <label
          key={one}
          className={`flex min-h-9 cursor-pointer items-center justify-center gap-2 rounded-lg border px-3 has-focus-visible:outline-2 ${
            one !== side
              ? 'border-hairline-strong text-muted'
              : one === 'buy'
                ? 'border-good bg-good-soft font-medium text-good'
                : 'border-bad bg-bad-soft font-medium text-bad'
          }`}
        >
          <input
            type="radio"
            name="side"
            value={one}
            checked={one === side}
            onChange={() => choose(one)}
            className="sr-only"
          />
          {t(one)}
        </label>
      ))}
    </fieldset>
  )
}

function sayField(t: Say, name: Exclude<Named, 'order'>, unit: string): string {
  return name === 'slippage' || name === 'leverage' ? t(`fields.${name}`) : t(`fields.${name}`, { unit })
}

type Change = (part: Partial<Wanted>) => void

/** The chain knows triggers in derivative markets alone. */
type Kinds = { wanted: Wanted; hasTriggers: boolean; change: Change }

function KindField({ wanted, hasTriggers, change }: Kinds) {
  const t = useWords()
  const { way, trigger } = wanted
  const hint = trigger === 'none' ? way : trigger
  return (
    <Field name="kind" label={t('kind')} told={t(`kindHints.${hint}`)}>
      <select
        {...tie('kind')}
        value={kindOf(wanted)}
        onChange={({ target }) => change(kindNamed(target.value as Kind))}
        className={fieldLook}
      >
        {(hasTriggers ? kinds : plainKinds).map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </select>
    </Field>
  )
}

function kindOf({ way, trigger }: Wanted): Kind {
  if (trigger === 'none') return way
  return way === 'limit' ? `${trigger}Limit` : `${trigger}Market`
}

function kindNamed(kind: Kind): Pick<Wanted, 'way' | 'trigger'> {
  return {
    way: /limit$/i.test(kind) ? 'limit' : 'market',
    trigger: kind.startsWith('stop') ? 'stop' : kind.startsWith('take') ? 'take' : 'none',
  }
}

type Typed = {
  name: Exclude<Named, 'order'>
  label: string
  value: string
  trouble: Trouble | undefined
  change: (text: string) => void
}

function NumberField({ name, label, value, trouble, change }: Typed) {
  const t = useWords()
  const said = trouble === undefined ? '' : sayTrouble(trouble, t)
  const nearest = trouble?.values['nearest']
  return (
    <Field name={name} label={label} trouble={said}>
      <input
        {...tie(name, said)}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
        className={`mono ${fieldLook}`}
      />
      {nearest !== undefined && (
        <button type="button" className="link w-fit text-[13px]" onClick={() => change(nearest)}>
          {t('use', { value: nearest })}
        </button>
      )}
    </Field>
  )
}

function Check({
  isOn,
  change,
  children,
}: {
  isOn: boolean
  change: (isOn: boolean) => void
  children: ReactNode
}) {
  return (
    <label className="flex min-h-6 items-center gap-2 text-[13px]">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
        className="size-4 accent-accent"
      />
      {children}
    </label>
  )
}

/** What there is to pay with, and what is held already. */
function Has({
  wanted,
  own,
  traded,
}: { wanted: Wanted } & Pick<Known, 'traded'> & { own: NonNullable<Known['own']> }) {
  const t = useWords()
  const isBase = traded.kind === 'spot' && wanted.side === 'sell'
  const amount = isBase ? own.base : own.quote
  const { position } = own
  return (
    <p className="grid text-[13px] text-muted">
      {amount !== undefined && (
        <span>
          {t('available', { amount: writeNumber(amount), unit: isBase ? traded.base : traded.quote })}
        </span>
      )}
      {position !== undefined && (
        <span>
          {t(position.isLong ? 'position.long' : 'position.short', {
            quantity: writeNumber(position.quantity),
            unit: baseOf(position.quantity, traded),
          })}
        </span>
      )}
    </p>
  )
}

/** What a plan comes to, line by line. */
function Costs({ plan, known: { traded }, wanted }: { plan: Plan; known: Known; wanted: Wanted }) {
  const t = useWords()
  const { order, meets } = plan
  const quote = (number: string) => inUnit(writeNumber(number), traded.quote)
  const isBase = traded.kind === 'spot' && wanted.side === 'sell'
  const isMarket = order.way === 'market'
  return (
    <div className="grid gap-2">
      <dl className="facts facts-aside -mx-[18px] border-y border-hairline">
        {isMarket && <Fact name={t('facts.worst')}>{quote(order.price)}</Fact>}
        <Fact name={t('facts.meets')}>
          {meets !== undefined
            ? t('facts.filled', {
                filled: writeNumber(meets.filled),
                unit: baseOf(meets.filled, traded),
                price: writeNumber(keepDigits(meets.averagePrice, usualDigits)),
                quote: traded.quote,
              })
            : t(order.triggerPrice === '' ? 'facts.rests' : 'facts.waits')}
        </Fact>
        <Fact name={t(isMarket && wanted.side === 'buy' ? 'facts.mostTotal' : 'facts.total')}>
          {quote(plan.notional)}
        </Fact>
        {order.margin !== '' && !wanted.isReduceOnly && (
          <Fact name={t('facts.margin')}>{quote(order.margin)}</Fact>
        )}
        <Fact name={t('facts.fee', { rate: writeFeeRate(plan.feeRate) })}>{quote(plan.fee)}</Fact>
        {!wanted.isReduceOnly && (
          <Fact name={t('facts.needs')}>
            {isBase ? inUnit(writeNumber(plan.needs), traded.base) : quote(plan.needs)}
          </Fact>
        )}
        {plan.liquidation !== undefined && (
          <Fact name={t('facts.liquidation')}>{quote(plan.liquidation)}</Fact>
        )}
      </dl>
      <p className="text-[13px] text-faint">{t('feeNote')}</p>
    </div>
  )
}

const usualDigits = 8

const writeNumber = (exact: string) => formatUnits(exact, 0, { group: true })

/** @example writeFeeRate('0.0006') // '0.06%' */
const writeFeeRate = (rate: string) => `${writeNumber(shiftDecimal(rate, 2))}%`

function sayTrouble({ what, values }: Trouble, t: Say): string {
  const { side, ...given } = values
  const places = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      isPlain(value) ? writeNumber(keepDigits(value, usualDigits)) : value,
    ]),
  )
  const key = what === 'mark' ? (side === 'buy' ? 'markLong' : 'markShort') : what
  // The keys of `troubles` and what `planOrder` gives with each are the same.
  return (t as (path: string, values: Record<string, string>) => string)(`troubles.${key}`, places)
}

const isPlain = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

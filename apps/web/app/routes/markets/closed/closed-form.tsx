import { Form } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import type { ClosedFormView } from './content.server.ts'

const field =
  'h-9 w-full min-w-0 rounded-lg border border-hairline-strong bg-raised px-2.5 text-[14px] text-text aria-invalid:border-bad'

/** Narrows a list: by a form, so that it works without scripts, and its address says what is shown. */
export function ClosedForm({ label, action, market, account, show, clear }: ClosedFormView) {
  return (
    <Form
      action={action}
      role="search"
      aria-label={label}
      className="card no-print grid items-end gap-3 p-[18px] md:grid-cols-[1fr_2fr_auto]"
    >
      <label className="grid gap-1 text-[13px] text-muted">
        {market.name}
        <select key={market.value} className={field} name="market" defaultValue={market.value}>
          {market.options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {account !== undefined && (
        <label className="grid gap-1 text-[13px] text-muted">
          {account.name}
          <input
            key={account.value}
            className={`${field} mono`}
            name="account"
            defaultValue={account.value}
            placeholder="inj1… · 0x…"
            maxLength={100}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={account.trouble !== ''}
            aria-describedby={account.trouble === '' ? undefined : 'account-trouble'}
          />
        </label>
      )}
      <p className="flex flex-wrap gap-2">
        <button className="button">{show}</button>
        {clear !== undefined && (
          <Link className="button" to={clear.path}>
            {clear.text}
          </Link>
        )}
      </p>
      {account !== undefined && account.trouble !== '' && (
        <p id="account-trouble" role="alert" className="text-bad md:col-span-3">
          {account.trouble}
        </p>
      )}
    </Form>
  )
}

import { startAct } from '../act.ts'
import { onlyFor } from '../forms/only-for.ts'
import type { Body } from '../forms/shown-form.ts'
import { buildGrant } from './build-grant.ts'
import { GrantForm, type Given } from './grant-form.tsx'

/** Lets another account send messages for this one. */
export function GrantMessagesForm(body: Body) {
  const give = async ({ grantee, types, limit, expiration }: Given) => {
    const sent = await startAct({
      build: onlyFor(body.account, async (granter) =>
        buildGrant(
          { granter, grantee, types, limit, expiration },
          await import('@injectivelabs/sdk-ts/core/modules'),
        ),
      ),
    })
    return sent !== undefined
  }
  return <GrantForm {...body} give={give} />
}

/** Pays the fees of another account. */
export function AllowFeesForm(body: Body) {
  const give = async ({ grantee, limit, expiration }: Given) => {
    const sent = await startAct({
      build: onlyFor(body.account, async (granter) => {
        const { MsgGrantAllowance } = await import('@injectivelabs/sdk-ts/core/modules')
        const allowance = { spendLimit: limit === undefined ? [] : [limit], expiration }
        return [MsgGrantAllowance.fromJSON({ granter, grantee, allowance })]
      }),
    })
    return sent !== undefined
  }
  return <GrantForm {...body} give={give} />
}

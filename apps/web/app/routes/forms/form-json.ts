import { readAccount } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page, part } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { formNames, type FormAnswer, type FormName } from '../../wallet/forms/shown-form.ts'
import type { Route } from './+types/form-json'
import type { AskedForm, ShowForm } from './asked-form.server.ts'
import { showEndApproval } from './approvals.server.ts'
import { showDeposit, showVote } from './governance.server.ts'
import { showActFor, showAllow, showAutoSign, showDisallow, showGrant, showRevoke } from './grants.server.ts'
import { showSend } from './send.server.ts'
import {
  showCancelUnbonding,
  showClaim,
  showDelegate,
  showRedelegate,
  showUndelegate,
} from './staking.server.ts'
import { showFromSubaccount, showToSubaccount } from './subaccounts.server.ts'

const forms: Record<FormName, ShowForm> = {
  send: showSend,
  delegate: showDelegate,
  undelegate: showUndelegate,
  redelegate: showRedelegate,
  claim: showClaim,
  cancelUnbonding: showCancelUnbonding,
  vote: showVote,
  deposit: showDeposit,
  toSubaccount: showToSubaccount,
  fromSubaccount: showFromSubaccount,
  grant: showGrant,
  revoke: showRevoke,
  allow: showAllow,
  disallow: showDisallow,
  endApproval: showEndApproval,
  actFor: showActFor,
  autoSign: showAutoSign,
}

/** What an account may choose from in a form: what it has, and where that can go. */
export const loader = page(async ({ params: { form: name }, url }: Route.LoaderArgs) => {
  const form = formNames.find((one) => one === name)
  if (form === undefined) throw notFound('page', `There is no form "${name.slice(0, 40)}"`)
  const asked: AskedForm = {
    account: readAccount(url.searchParams.get('account') ?? ''),
    about: (url.searchParams.get('about') ?? '').slice(0, 300),
    cursor: (url.searchParams.get('cursor') ?? '').slice(0, 2000),
    naming: { language: splitPath(url.pathname).language, names: await fetchNames() },
  }
  const answer: FormAnswer = await part(forms[form](asked))
  // Of one account, and of now.
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})

import { Avatar } from '../../views/accounts/avatar.tsx'
import { CopyMenu } from '../../ui/copy-menu.tsx'
import { ToldFacts } from '../../views/sentences/told-facts.tsx'
import type { Identity } from './identity.server.ts'

/** Who it is, in words and in every spelling. */
export function AccountHead({ avatar, heading, facts, account }: Identity & { account: string }) {
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar drawing={avatar} />
        <h1 className="min-w-0 max-w-[48ch] text-[21px] leading-7 font-semibold tracking-tight text-balance [overflow-wrap:anywhere] md:text-[27px] md:leading-9">
          {heading}
        </h1>
        <div className="ml-auto">
          <CopyMenu json={`/account/${account}/json/`} />
        </div>
      </div>
      <dl className="card facts">
        <ToldFacts facts={facts} />
      </dl>
    </>
  )
}

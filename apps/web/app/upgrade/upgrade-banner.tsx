import { Link } from '../ui/link.tsx'
import { Remaining } from './remaining.tsx'
import type { ToldUpgrade } from './tell-upgrade.server.ts'

/** Above every page: an upgrade of the chain that is to come, or was just done. */
export function UpgradeBanner({ told }: { told: ToldUpgrade }) {
  const { stage, said, title, proposal } = told
  return (
    <aside className="border-b border-hairline bg-accent-soft">
      <p className="wrap flex flex-wrap gap-x-4 gap-y-0.5 py-2">
        <span className="font-medium">{said}</span>
        {stage !== 'done' && <Remaining {...told} />}
        {title !== '' && <span className="min-w-0 text-muted wrap-anywhere">{title}</span>}
        {proposal !== undefined && (
          <Link className="link" to={proposal.path}>
            {proposal.said}
          </Link>
        )}
      </p>
    </aside>
  )
}

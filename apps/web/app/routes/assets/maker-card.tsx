import { Fact } from '../../ui/fact.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { MakerLink } from '../../views/assets/maker-link.tsx'
import type { Maker } from './maker.server.ts'

/** What whoever made an asset says of it. */
export function MakerCard({ title, description, links, refused }: Maker) {
  return (
    <TitledCard title={title}>
      {description !== '' && <p className="px-[18px] py-3 wrap-anywhere">{description}</p>}
      {links.length > 0 && (
        <dl className="facts">
          {links.map(({ name, link }) => (
            <Fact key={name} name={name}>
              <MakerLink link={link} refused={refused} />
            </Fact>
          ))}
        </dl>
      )}
    </TitledCard>
  )
}

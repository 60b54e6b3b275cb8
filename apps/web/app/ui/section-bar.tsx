export type Section = { id: string; name: string }

/** Where the parts of a long page are; the one in sight is marked by the browsers that can. */
export function SectionBar({ label, sections }: { label: string; sections: readonly Section[] }) {
  return (
    <nav aria-label={label} className="section-bar no-print">
      {sections.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  )
}

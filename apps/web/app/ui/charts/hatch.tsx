/** The pattern that lies over what failed, in any drawing on the page that defines it. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="3" height="8" className="fill-ground/60" />
    </pattern>
  )
}

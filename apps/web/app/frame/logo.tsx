export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <defs>
        <linearGradient id="brand" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#5b9dff" />
          <stop offset="1" stopColor="#2dd4bf" />
        </linearGradient>
      </defs>
      <path
        d="M2 13C5.500 6.800 9 4.600 13 4.600S20.500 6.800 24 13c-3.500 6.200-7 8.400-11 8.400S5.500 19.200 2 13Z"
        fill="none"
        stroke="url(#brand)"
        strokeWidth="2.200"
      />
      <circle cx="13" cy="13" r="4.200" fill="url(#brand)" />
    </svg>
  )
}

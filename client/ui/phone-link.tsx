export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className="stand-alone font-semibold tabular-nums">
      {number}
    </a>
  )
}

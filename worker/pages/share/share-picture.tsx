import Clock from 'lucide-react/icons/clock'
import Gauge from 'lucide-react/icons/gauge'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'

import { Jar } from '#client/ui/jar.tsx'
import { JarMark } from '#client/ui/plain-jar.tsx'
import { toEmojiCode } from '#domain/emoji.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import emojiPictures from './emoji.json'
import { toDrawableText, fitText, findLineSize, nameFont, textFont, measureText } from './typesetting.ts'

const width = 1200
const height = 630
const margin = 72
const headerHeight = 111
const scallop = { pitch: 30, radius: 11 }
const boardTop = 568
const leading = 1.06
const factSize = 32

const colours = {
  brush: '#1d3f9e',
  porcelain: '#ffffff',
  glaze: '#f4f7f8',
  line: '#d3dbe6',
  board: '#c9d3e2',
  ink: '#14203f',
  quiet: '#55617d',
  leaf: '#2c6b3f',
}

/**
 * Light colours of the jar's classes, and the two fonts. The second is a variable font, whose file names its family
 * "Figtree Light" after its lowest weight.
 */
const style = `
.fill-porcelain { fill: ${colours.porcelain} }
.fill-brush { fill: ${colours.brush} }
.stroke-none { stroke: none }
.opacity-10 { opacity: 0.1 }
.painted { fill: none; stroke: ${colours.brush}; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round }
.glazed { fill: ${colours.porcelain}; stroke: ${colours.brush}; stroke-width: 2; stroke-linejoin: round }
.name { font-family: Alegreya; font-weight: 700 }
.text { font-family: 'Figtree Light'; font-weight: 500 }
`

const pictures = new Map(Object.entries(emojiPictures))

type PictureRecipe = Pick<Recipe, 'name' | 'subtitle' | 'ailment' | 'brewMinutes' | 'difficulty' | 'emoji'>

/**
 * Returns the SVG of a recipe's share image: its jar on a board, name, subtitle, ailment, brewing time and difficulty.
 * `medallion` is the SVG of the herb on the jar; without it, the jar shows the emoji.
 */
export function renderRecipePicture(
  { name, subtitle, ailment, brewMinutes, difficulty, emoji }: PictureRecipe,
  medallion?: string,
): string {
  const column = 690
  const box = { width: column, height: 216, maxLines: 4, maxSize: 96, leading }
  const { size, lines } = fitText(toDrawableText(name, nameFont), nameFont, box)
  const subtitleBox = { width: column, height: 84, maxLines: 2, maxSize: 34, leading: 1.2 }
  const subtitleFit = fitText(toDrawableText(subtitle, textFont), textFont, subtitleBox)
  const subtitleHeight = subtitleFit.lines.length * subtitleFit.size * subtitleBox.leading
  const ailmentText = toDrawableText(ailment, textFont)
  const brewing = `${brewMinutes} min brew`
  const nameHeight = lines.length * size * leading
  const top =
    headerHeight +
    12 +
    (boardTop - headerHeight - 12 - (factSize + 24 + nameHeight + 18 + subtitleHeight + 30 + factSize)) / 2
  const nameTop = top + factSize + 24
  const subtitleTop = nameTop + nameHeight + 18
  const factsBaseline = subtitleTop + subtitleHeight + 30 + factSize * 0.8
  return renderSvg(
    <>
      <Header />
      <Board />
      <StandingJar ailment={ailment} emoji={emoji} medallion={medallion} centre={972} height={412} />
      <text
        className="text"
        x={margin}
        y={top + factSize * 0.8}
        fontSize={findLineSize(ailmentText, textFont, { width: column, maxSize: factSize })}
        fill={colours.leaf}
      >
        {ailmentText}
      </text>
      <RecipeName lines={lines} size={size} top={nameTop} />
      <Subtitle {...subtitleFit} leading={subtitleBox.leading} top={subtitleTop} />
      <FactLine icon={<Clock size={factSize} />} text={brewing} x={margin} y={factsBaseline} />
      <FactLine
        icon={<Gauge size={factSize} />}
        text={difficulty}
        x={margin + factSize + 12 + measureText(brewing, textFont, factSize) + 40}
        y={factsBaseline}
      />
    </>,
  )
}

/** Herbs on the jars of the site's share image, from left to right. */
export const siteHerbs = ['fennel', 'chamomile', 'calendula'] as const

/** Returns the SVG of the site's share image. `medallions` are the SVGs of `siteHerbs`. */
export function renderSitePicture(medallions: readonly (string | undefined)[] = []): string {
  const [first, second, third] = medallions
  return renderSvg(
    <>
      <ScallopedBand bottom={50} />
      <Board />
      <StandingJar ailment="Digestive Issues" emoji="🌿" medallion={first} centre={646} height={252} />
      <StandingJar ailment="Sleep Problems" emoji="🌼" medallion={second} centre={848} height={380} />
      <StandingJar ailment="Women's Health" emoji="🌺" medallion={third} centre={1062} height={300} />
      <Logo x={margin} y={120} height={96} />
      <RecipeName lines={['Herbal', 'Remedies']} size={104} top={236} colour={colours.brush} />
      <text className="text" x={margin} y={506} fontSize={36} fill={colours.quiet}>
        teas for everyday ailments
      </text>
    </>,
  )
}

function renderSvg(content: ReactNode): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <style>{style}</style>
      <rect width={width} height={height} fill={colours.glaze} />
      {content}
    </svg>,
  )
}

const Header = () => (
  <>
    <ScallopedBand bottom={headerHeight} />
    <Logo x={margin} y={20} height={57} />
    <text className="name" x={margin + 50} y={62} fontSize={40} fill={colours.brush}>
      Herbal Remedies
    </text>
  </>
)

function ScallopedBand({ bottom }: { bottom: number }) {
  const { pitch, radius } = scallop
  const edge = bottom - 4
  const arcs = Array.from(
    { length: width / pitch },
    (_, position) => `M${pitch * (position + 0.5) - radius} ${edge - radius}a${radius} ${radius} 0 0 0 ${radius * 2} 0`,
  )
  return (
    <>
      <rect width={width} height={bottom} fill={colours.porcelain} />
      <path d={arcs.join('')} fill="none" stroke={colours.brush} strokeWidth="2.2" opacity="0.55" />
      <path d={`M0 ${bottom}H${width}`} stroke={colours.line} strokeWidth="1.5" />
    </>
  )
}

const Logo = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <svg x={x} y={y} width={(height * 130) / 212} height={height} color={colours.brush}>
    <JarMark />
  </svg>
)

const Board = () => <rect y={boardTop} width={width} height="14" fill={colours.board} />

type StandingJarProps = {
  ailment: string
  emoji: string
  medallion?: string | undefined
  centre: number
  height: number
}

/** Jar that stands on the board. What it shows is a separate image, so that its ids don't clash with others. */
function StandingJar({ ailment, emoji, medallion, centre, height }: StandingJarProps) {
  const scale = height / 212
  const picture = pictures.get(toEmojiCode(emoji))
  return (
    <g transform={`translate(${centre - 85 * scale} ${boardTop - 208 * scale}) scale(${scale})`}>
      <svg width="170" height="212">
        <Jar ailment={ailment} />
      </svg>
      {medallion === undefined ? (
        picture !== undefined && <image x="61" y="92" width="48" height="48" href={emojiUrl(picture)} />
      ) : (
        <image x="49" y="80" width="72" height="72" href={toDataUrl(medallion)} />
      )}
    </g>
  )
}

const emojiUrl = (picture: string) =>
  toDataUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${picture}</svg>`)
const toDataUrl = (svg: string) => `data:image/svg+xml;base64,${btoa(svg)}`

type NameProps = { lines: string[]; size: number; top: number; colour?: string }

function RecipeName({ lines, size, top, colour = colours.ink }: NameProps) {
  const placedLines = lines.map((line, position) => ({ line, baseline: top + size * (position * leading + 0.78) }))
  return placedLines.map(({ line, baseline }) => (
    <text key={baseline} className="name" x={margin} y={baseline} fontSize={size} fill={colour}>
      {line}
    </text>
  ))
}

type SubtitleProps = { lines: string[]; size: number; leading: number; top: number }

const Subtitle = ({ lines, size, leading: lineHeight, top }: SubtitleProps) =>
  lines.map((line, position) => (
    <text
      key={line}
      className="text"
      x={margin}
      y={top + size * (position * lineHeight + 0.8)}
      fontSize={size}
      fill={colours.ink}
    >
      {line}
    </text>
  ))

function FactLine({ icon, text, x, y }: { icon: ReactNode; text: string; x: number; y: number }) {
  return (
    <>
      <g transform={`translate(${x} ${y - factSize * 0.86})`} color={colours.quiet}>
        {icon}
      </g>
      <text className="text" x={x + factSize + 12} y={y} fontSize={factSize} fill={colours.quiet}>
        {text}
      </text>
    </>
  )
}

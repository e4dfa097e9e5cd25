declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype'
    variationAxes: Record<string, number>
    keepFeatures: string[]
    noHinting: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

import { spawnSync } from 'node:child_process'

import { describe, expect, it } from 'vitest'

import { runSafety } from './safety.ts'

const safety = (...args: string[]) => runSafety(args)
const runCommand = (...args: string[]) => spawnSync('node', ['scripts/safety.ts', ...args], { encoding: 'utf8' })

describe('npm run safety', () => {
  it('prints the report, and what is wrong, with an exit code', () => {
    const sage = ['2 g sage; 2 cups a day', '--pregnant', '--json']
    expect(runCommand(...sage)).toMatchObject({ status: 1, stdout: `${safety(...sage).output}\n`, stderr: '' })
    expect(runCommand('2 g')).toMatchObject({ status: 64, stdout: '', stderr: 'Could not read “2 g”.\n' })
  })

  it.each([
    ['ok', 0, ['2 g chamomile, 1.5 g lemon balm; 2 cups a day', '--age', '35']],
    ['ok_with_warnings', 0, ['3 g elderberry\n2 g rosehip', '--cups', '2', '--prep', 'boil_15_min']],
    ['refused', 1, ['1.5 g chamomile; 2 cups a day', '--allergies', 'Asteraceae']],
    ['refused', 1, ['2 g raspberry leaf; 2 cups a day', '--pregnant']],
    ['needs_review', 2, ['catalog/recipes/cold-flu/elderberry-saturday-pan.yaml', '--origin', 'ai']],
    ['refused', 1, ['catalog/recipes/cold-flu/elderberry-saturday-pan.yaml', '--servings', '1']],
  ])('reports %s with exit code %i for %j', (verdict, exitCode, args) => {
    const result = safety(...args)
    expect(result).toMatchObject({ exitCode, error: '' })
    expect(result.output.split(':')[0]).toBe(verdict)
  })

  it('checks for the described person, and ignores what they answered with no', () => {
    const { output } = safety(
      '1 g meadowsweet, 2 g peppermint; 2 cups a day',
      '--medicines=nsaids',
      '--conditions=gerd_reflux',
      '--no-pregnant',
      '--no-breastfeeding',
      '--age=11',
    )
    for (const code of ['INTERACTION_AVOID', 'CONTRAINDICATED', 'CHILD_AMOUNT_UNKNOWN']) expect(output).toContain(code)
    for (const code of ['PREGNANCY', 'LACTATION', 'AGE_NOTICE']) expect(output).not.toContain(code)
  })

  it('shows level, code, text and sources of each finding, and grams and limits of the day', () => {
    const { output } = safety('1.2 g ginger; 3 cups a day')
    expect(output).toMatch(
      /^REFUSE +DAILY_MAX_EXCEEDED\n +Ginger: more in a day than the most we know to be in use \(3 g\)\..* \[\d/m,
    )
    expect(output).toMatch(
      /^ {2}Ginger.*: 3.6 g of at most 3 g\n {2}In all: 3.6 g; above 12 g is a lot, above 18 g warns/m,
    )
    expect(output).toMatch(/^Sources\n {2}1\. .+ \(.+\)/m)
    expect(output).toMatch(/^Facts \S+\. No pharmacist or doctor has reviewed these facts yet\.$/m)
  })

  it('prints JSON for programs, with the same exit code', () => {
    const { exitCode, output } = safety('2 g sage; 2 cups a day', '--pregnant', '--json')
    const report: unknown = JSON.parse(output)
    expect(exitCode).toBe(1)
    expect(report).toMatchObject({
      verdict: 'refused',
      findings: expect.arrayContaining([
        { level: 'REFUSE', code: 'PREGNANCY_AVOID', text: expect.any(String), sources: expect.any(Array) },
      ]),
      daily: [{ herb: 'sage', gramsPerDay: 4 }],
    })
  })

  it('adds up nothing if a name has several meanings', () => {
    expect(safety('1 g cinnamon; 1 cup a day')).toMatchObject({
      exitCode: 2,
      output: expect.stringContaining('Not added up'),
    })
  })

  it.each([
    [['nowhere/cup.yaml'], 'Could not read nowhere/cup.yaml: ENOENT'],
    [['package.json'], 'package.json is not a valid recipe file:'],
    [['2 g'], 'Could not read “2 g”.'],
    [['2 g sage; 3 g thyme a day'], 'Could not read “3 g thyme a day”.'],
    [['2 g sage', '--cups', 'many'], '--cups is "many", which is not a number.'],
    [['2 g sage', '--origin', 'cat'], '--origin is "cat"'],
    [['2 g sage', '--colour', 'red'], "Unknown option '--colour'"],
    [[], 'npm run safety --'],
  ])('says what is wrong with %j, with exit code 64', (args, message) => {
    const result = safety(...args)
    expect(result).toMatchObject({ exitCode: 64, output: '' })
    expect(result.error).toContain(message)
  })
})

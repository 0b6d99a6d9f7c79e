import { describe, expect, it } from 'vitest'
import { createProduct } from '../../testing/create-product.ts'
import { findPlanAddition, listComparedFunctions } from './comparison.rules.ts'

it('lists each function in a row, shared ones first, in the order of the plans', () => {
  const rows = listComparedFunctions([
    { functions: ['ループ', 'AI'] },
    { functions: ['タイマー', 'ループ'] },
    { functions: [] },
  ])
  expect(rows).toEqual([
    { name: 'ループ', opens: [true, true, false] },
    { name: 'AI', opens: [true, false, false] },
    { name: 'タイマー', opens: [false, true, false] },
  ])
})

describe('what a plan adds', () => {
  const create = (displayName: string, functionCodes: string[], rental = false) =>
    createProduct({
      displayName,
      rental,
      functionCodes,
      functions: functionCodes.map((code) => `fn ${code}`),
    })
  const light = create('ライト', ['loop', 'timer'])
  const standard = create('スタンダード', ['loop', 'timer', 'aiesthe'])
  const premium = create('プレミアム', ['aiesthe', 'loop', 'timer', 'ai-chat'])
  const offered = [premium, light, standard]

  it('is what the widest plan that it includes does not open', () => {
    expect(findPlanAddition(premium, offered)).toEqual({ base: 'スタンダード', added: ['fn ai-chat'] })
    expect(findPlanAddition(standard, offered)).toEqual({ base: 'ライト', added: ['fn aiesthe'] })
  })

  it('is nothing for a plan that includes no other one', () => {
    expect(findPlanAddition(light, offered)).toBeNull()
    expect(findPlanAddition(create('別', ['loop', 'ai-chat', 'x']), offered)).toBeNull()
  })

  it('compares a rental with plans, and never a plan with a rental', () => {
    const rental = create('レンタル', ['loop', 'timer', 'dr-ai-healthcare'], true)
    const wider = create('幅広', ['loop', 'timer', 'dr-ai-healthcare', 'ai-chat'])
    expect(findPlanAddition(rental, [...offered, rental])?.base).toBe('ライト')
    expect(findPlanAddition(wider, [rental, light])?.base).toBe('ライト')
  })

  it('is nothing where no text says what is added, or no function is known', () => {
    expect(findPlanAddition({ ...premium, functions: standard.functions }, offered)).toBeNull()
    expect(findPlanAddition(premium, [createProduct()])).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { listQuestionNames, parseAnswers } from './rules.ts'

describe('the interview', () => {
  it('asks about concentration under 65 and forgetfulness from 65 on, the body part last', () => {
    expect(listQuestionNames('un64')).toEqual(['sleeping', 'appetite', 'well', 'concentration', 'bodyPart'])
    expect(listQuestionNames('up65')).toEqual(['sleeping', 'appetite', 'well', 'forget', 'bodyPart'])
  })

  it.each([
    [{ answers: [1, 0, 1, 1, 13] }, [1, 0, 1, 1, 13]],
    [{ answers: [1, 0] }, [1, 0]],
    [{ answers: [1, 2, 1] }, [1]],
    [{ answers: [1, 1, 1, 1, 18] }, [1, 1, 1, 1]],
    [{ answers: [1, 1, 1, 1, 99, 1] }, [1, 1, 1, 1, 99]],
    [{ answers: 'x' }, []],
    [{ from: '/' }, []],
    [null, []],
  ])('parses the stored answers %j to %j', (state, answers) => {
    expect(parseAnswers(state)).toEqual(answers)
  })
})

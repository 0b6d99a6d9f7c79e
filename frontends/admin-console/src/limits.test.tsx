import { createBodyCheck, listEdges } from '@hibiki/api-mocks/limits'
import { configure, fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from './testing/render-console.tsx'

// The first of these pages is loaded on demand, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const modules = import.meta.glob<Record<string, Record<string, object>>>('./api/limits.gen/*.ts', {
  eager: true,
})

function getLimits(operationId: string): Record<string, object> {
  const file = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const limits = modules[`./api/limits.gen/${file}.ts`]?.[`${operationId}Limits`]
  if (!limits) throw new Error(`there are no limits of ${operationId}`)
  return limits
}

interface Form {
  page: string
  operationId: string
  /** How many inputs of the form have a limit. */
  count: number
  /** Returns the place in the body of the input with this name. */
  toPath?: (name: string) => string
  /** Inputs for which the form has a narrower rule of its own. */
  except?: string[]
}

const textByType: Partial<Record<string, (length: number) => string>> = {
  email: (length) => `${'a'.repeat(length - 8)}@b.co.jp`,
  url: (length) => `https://${'a'.repeat(length - 8)}`,
}
const templatePaths: Record<string, string> = {
  name: 'names.*',
  title: 'formats.*.title',
  label: 'formats.*.calteItems[].label',
  hint: 'formats.*.calteItems[].defaultDispValue',
  stored: 'formats.*.calteItems[].defaultInnerValue',
}

const forms: Form[] = [
  {
    page: 'articles/cancel-plan',
    operationId: 'saveAdminArticle',
    count: 9,
    toPath: (name) => name.replace('versions.0.content.', ''),
  },
  { page: 'awards/create', operationId: 'createAdminAward', count: 6 },
  { page: 'bonus-codes/create', operationId: 'createBonusCode', count: 2, except: ['code'] },
  { page: 'canned-answers/create', operationId: 'createAdminCannedAnswer', count: 5 },
  { page: 'contracts/create', operationId: 'createInvoicedContract', count: 1 },
  { page: 'countries/create', operationId: 'createCountry', count: 6 },
  { page: 'genres/create', operationId: 'createGenre', count: 6 },
  { page: 'purpose-details/create', operationId: 'createPurposeDetail', count: 6 },
  { page: 'tags/create', operationId: 'createTag', count: 6 },
  { page: 'tags/wave', operationId: 'updateTag', count: 5 },
  { page: 'enterprise-agencies/create', operationId: 'createEnterpriseAgency', count: 2 },
  { page: 'enterprise-agencies/a-1', operationId: 'updateEnterpriseAgency', count: 2 },
  { page: 'enterprise-rooms/create', operationId: 'createEnterpriseRoom', count: 1 },
  { page: 'enterprise-rooms/r-1', operationId: 'updateEnterpriseRoom', count: 1 },
  { page: 'enterprise-sections/create', operationId: 'createEnterpriseSection', count: 1 },
  { page: 'enterprise-sections/s-1', operationId: 'updateEnterpriseSection', count: 1 },
  { page: 'invitations/create', operationId: 'createInvitation', count: 1 },
  { page: 'products/create', operationId: 'createProduct', count: 9 },
  { page: 'products/light', operationId: 'updateProduct', count: 8 },
  {
    page: 'mental-checks/create',
    operationId: 'createMentalCheck',
    count: 27,
    except: [1, 2, 3].map((choice) => `items.0.choices.${choice}.ansValue`),
    toPath: (name) => name.replace(/\.\d+\./g, '[].'),
  },
  {
    page: 'chart-templates/t-1',
    operationId: 'updateAdminChartTemplate',
    count: 10,
    toPath: (name) => templatePaths[name.replace(/^items\.0\./, '').replace(/(Ja|En)$/, '')] ?? name,
  },
  { page: 'sounds/s-sea', operationId: 'updateSoundInConsole', count: 2 },
]

it.each(forms)(
  '$page rejects at its limits what the service rejects',
  async (form) => {
    const { page, operationId, toPath = (name: string) => name, except = [] } = form
    const limits = getLimits(operationId)
    const isRejectedByService = createBodyCheck(operationId)
    renderConsole(`/${page}`)
    await waitFor(() => expect(document.querySelector('main [name]')).not.toBeNull())
    const inputs = [
      ...document.querySelectorAll<HTMLInputElement>(
        'main [name]:not([readonly], [role=combobox], [aria-hidden=true])',
      ),
    ].filter(({ name }) => !except.includes(name) && listEdges(limits[toPath(name)] ?? {}).length > 0)
    expect(inputs.map(({ name }) => name)).toHaveLength(form.count)
    for (const input of inputs) {
      const path = toPath(input.name)
      const expectInvalid = (isInvalid: boolean, value: string | number) =>
        waitFor(() =>
          expect([input.name, value, input.getAttribute('aria-invalid')]).toEqual([
            input.name,
            value,
            String(isInvalid),
          ]),
        )
      for (const { inside, outside } of listEdges(limits[path] ?? {}, textByType[input.type])) {
        expect([isRejectedByService(path, inside), isRejectedByService(path, outside)]).toEqual([false, true])
        fireEvent.change(input, { target: { value: String(outside) } })
        // A browser's own check of numbers would keep the form from submitting, and the validators from running.
        fireEvent.submit(input.form as HTMLFormElement)
        await expectInvalid(true, outside)
        fireEvent.change(input, { target: { value: String(inside) } })
        await expectInvalid(false, inside)
      }
    }
  },
  60_000,
)

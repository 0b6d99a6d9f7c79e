import { useTranslation } from 'react-i18next'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import type { ChangeScope } from '../types.ts'

const scopes = ['one', 'following', 'all'] as const

/** Chooses which occurrences of a repeated appointment are meant. */
export function ScopeChoice({
  value,
  onChange,
}: {
  value: ChangeScope
  onChange: (scope: ChangeScope) => void
}) {
  const { t } = useTranslation('appointments')
  return (
    <RadioChoice
      label={t('scope.label')}
      value={value}
      options={scopes.map((scope) => ({ value: scope, title: t(`scope.${scope}`) }))}
      onChange={onChange}
    />
  )
}

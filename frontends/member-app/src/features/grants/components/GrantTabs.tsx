import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { type Authority, authorities, type GrantAction } from '../rules.ts'
import { GrantPanel } from './GrantPanel.tsx'

const kinds = ['grant', 'deprive'] as const satisfies readonly GrantAction[]

/** The tabs for granting or revoking, and for the authority; the address stores both. */
export function GrantTabs() {
  const { t } = useTranslation('grants')
  const [params, setParams] = useSearchParams()
  const kind = kinds.find((kindName) => kindName === params.get('tab')) ?? 'grant'
  const authority =
    authorities.find((authorityName) => authorityName === params.get('authority')) ?? 'ai_esthe'
  const showTab = (next: { tab: GrantAction; authority: Authority }) =>
    setParams(next, { replace: true, preventScrollReset: true })
  return (
    <>
      <Tabs
        value={kind}
        onChange={(_, tab: GrantAction) => showTab({ tab, authority })}
        aria-label={t('title')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {kinds.map((one) => (
          <Tab key={one} value={one} label={t(`${one}.tab`)} id={`tab-${one}`} aria-controls="grant-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="grant-panel" aria-labelledby={`tab-${kind}`}>
        <Box sx={{ maxWidth: '22rem', mb: 3 }}>
          <SelectInput
            label={t('authority')}
            value={authority}
            options={authorities.map((value) => ({ value, text: t(`authorities.${value}`) }))}
            onChange={(next) => showTab({ tab: kind, authority: next })}
          />
        </Box>
        <GrantPanel key={`${kind} ${authority}`} kind={kind} authority={authority} />
      </Box>
    </>
  )
}

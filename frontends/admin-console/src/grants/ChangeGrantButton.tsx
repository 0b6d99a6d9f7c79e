import KeyOffOutlined from '@mui/icons-material/KeyOffOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import { useListContext, useRefresh } from 'react-admin'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Authority } from './types.ts'

const changes = {
  grant: { authorityType: 0, icon: <KeyOutlined />, successKey: 'console.grants.granted' },
  deprive: { authorityType: 1, icon: <KeyOffOutlined />, successKey: 'console.grants.deprived' },
} as const

interface Props {
  change: keyof typeof changes
  authority: Authority
}

/** Grants or revokes an authority for all selected members at once. */
export function ChangeGrantButton({ change, authority }: Props) {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext()
  const refresh = useRefresh()
  const { authorityType, icon, successKey: done } = changes[change]
  const args = { count: selectedIds.length, authority: translate(`console.authority.${authority}`) }
  return (
    <ConfirmedActionButton
      label={`console.grants.${change}`}
      variant="contained"
      icon={icon}
      isDestructive={change === 'deprive'}
      disabled={selectedIds.length === 0}
      title={{ key: `console.grants.${change}Title` }}
      text={{ key: `console.grants.${change}Text`, args }}
      run={(provider) =>
        provider.call('POST /admin/grants/change', {
          body: { userIds: selectedIds.map(String), authority, authorityType },
        })
      }
      successText={({ changed }) => ({ key: done, args: { count: changed } })}
      onSuccess={() => {
        onUnselectItems()
        refresh()
      }}
    />
  )
}

import ListSubheader from '@mui/material/ListSubheader'
import { Menu, useSidebarState } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { menuGroups } from '../resources.ts'

/** Lists the resources in the groups that match the work of staff. */
export function ConsoleMenu() {
  const translate = useTranslate()
  const [open] = useSidebarState()
  return (
    <Menu sx={{ pt: 1.5, pb: 3 }}>
      <Menu.DashboardItem primaryText="console.dashboard.title" />
      {menuGroups.flatMap(({ name: title, resources }) => [
        <ListSubheader
          // A resource may have the same name as its group, so the key has a prefix.
          key={`group ${title}`}
          role="presentation"
          disableSticky
          sx={{
            bgcolor: 'transparent',
            color: 'text.secondary',
            fontSize: '0.875rem',
            fontWeight: 400,
            lineHeight: 1.6,
            px: 2.5,
            pt: 2,
            pb: 0.5,
            whiteSpace: 'nowrap',
            visibility: open ? 'visible' : 'hidden',
          }}
        >
          {translate(`console.menu.${title}`, { defaultValue: title })}
        </ListSubheader>,
        ...resources.map(({ name }) => <Menu.ResourceItem key={name} name={name} />),
      ])}
    </Menu>
  )
}

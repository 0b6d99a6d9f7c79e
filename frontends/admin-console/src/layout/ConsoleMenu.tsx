import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined'
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import MenuItem from '@mui/material/MenuItem'
import { Menu, useSidebarState, useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useTranslate } from '../i18n/use-translate.ts'
import { menuGroups } from '../resources.ts'

/**
 * Lists the resources in the groups that match the work of staff. A group is folded until staff open it or a page of it, and stays as they
 * left it. The closed sidebar shows the icons of all resources, because it has no room for the names of groups.
 */
export function ConsoleMenu() {
  const translate = useTranslate()
  const [isSidebarOpen] = useSidebarState()
  const [isOpenByGroup, setIsOpenByGroup] = useStore<Record<string, boolean>>('menu.groups', {})
  const current = useLocation().pathname.split('/')[1]
  return (
    // A long name takes a second line in the open sidebar.
    <Menu
      sx={{ pt: 1.5, pb: 3, ...(isSidebarOpen && { '& .MuiTypography-noWrap': { whiteSpace: 'normal' } }) }}
    >
      <Menu.DashboardItem primaryText="console.dashboard.title" />
      {menuGroups.flatMap(({ name: group, resources }) => {
        const isOpen = isOpenByGroup[group] ?? resources.some(({ name }) => name === current)
        const items = resources.map(({ name }) => <Menu.ResourceItem key={name} name={name} />)
        if (!isSidebarOpen) return items
        return [
          <MenuItem
            // A resource may have the same name as its group, so the key has a prefix.
            key={`group ${group}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpenByGroup({ ...isOpenByGroup, [group]: !isOpen })}
            sx={header}
          >
            {translate(`console.menu.${group}`, { defaultValue: group })}
            {isOpen ? <ExpandLessOutlined fontSize="small" /> : <ExpandMoreOutlined fontSize="small" />}
          </MenuItem>,
          ...(isOpen ? items : []),
        ]
      })}
    </Menu>
  )
}

const header = {
  justifyContent: 'space-between',
  color: 'text.secondary',
  fontSize: '0.875rem',
  minHeight: { xs: 44, sm: '2.5rem' },
  pl: 2.5,
  pr: 1.5,
  mt: 0.5,
} as const

import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetIdentity, useLogout } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'

/** Shows who is logged in, a link to the member app, and the logout. */
export function AccountMenu() {
  const translate = useTranslate()
  const logout = useLogout()
  const { identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        color="primary"
        aria-label={translate('ra.auth.user_menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountCircleOutlined />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box component="li" role="none" sx={{ px: 2, py: 1, maxWidth: 280 }}>
          <Typography sx={{ fontWeight: 600 }}>{identity?.fullName}</Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {identity?.email}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem component="a" href="/" onClick={close}>
          <ListItemIcon>
            <OpenInNewOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate('console.toMemberApp')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={() => logout({ asked: true }, undefined, false)}>
          <ListItemIcon>
            <LogoutOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>{translate('ra.auth.logout')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  )
}
